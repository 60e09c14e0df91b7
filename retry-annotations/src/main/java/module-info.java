/** The annotations that a client interface carries, and nothing that runs. */
module dev.reprise {
    exports dev.reprise;
}
