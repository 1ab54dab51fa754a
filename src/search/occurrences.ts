/** Where terms stand, in few arrays: a shard has some ten thousand places. */

const FIRST_ROOM = 2 ** 14;

/** Sections that terms stand in, and how often, one term behind the other. */
export class Occurrences {
  ids = new Uint32Array(FIRST_ROOM);
  frequencies = new Uint8Array(FIRST_ROOM);
  length = 0;

  /** Makes room for some more behind the last one. */
  reserve(count: number): void {
    if (this.length + count > this.ids.length) {
      const room = Math.max(this.length + count, this.ids.length * 2);
      const {ids, frequencies} = this;
      this.ids = new Uint32Array(room);
      this.ids.set(ids);
      this.frequencies = new Uint8Array(room);
      this.frequencies.set(frequencies);
    }
  }
}
