@NullMarked
package shape25;
