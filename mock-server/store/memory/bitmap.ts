/** Up to so many places a list is smaller and quicker than bits. */
const MAX_LISTED = 48

/**
 * A set of places of rows: a short list, or one bit per place as soon as there are more, so that sets of 60 000 rows are
 * joined and cut in microseconds.
 */
export class Bitmap {
  #listed: number[] | undefined = []
  #words = new Uint32Array(0)

  add(place: number): void {
    if (this.#listed && this.#listed.length >= MAX_LISTED) this.#toBits()
    if (!this.#listed) this.#set(place)
    else if (!this.#listed.includes(place)) this.#listed.push(place)
  }

  delete(place: number): void {
    const word = place >>> 5
    if (this.#listed) this.#listed = this.#listed.filter((other) => other !== place)
    else if (word < this.#words.length) this.#words[word] = this.#word(word) & ~(1 << (place & 31))
  }

  has(place: number): boolean {
    if (this.#listed) return this.#listed.includes(place)
    return (this.#word(place >>> 5) & (1 << (place & 31))) !== 0
  }

  get size(): number {
    if (this.#listed) return this.#listed.length
    let size = 0
    for (const word of this.#words) size += bitsOf(word)
    return size
  }

  /** Takes in all places of another set. */
  union(other: Bitmap): this {
    if (other.#listed) {
      for (const place of other.#listed) this.add(place)
      return this
    }
    this.#toBits()
    this.#grow(other.#words.length)
    for (let index = 0; index < other.#words.length; index += 1)
      this.#words[index] = this.#word(index) | other.#word(index)
    return this
  }

  /** Keeps what is in another set too. */
  intersect(other: Bitmap): this {
    if (this.#listed) this.#listed = this.#listed.filter((place) => other.has(place))
    else if (other.#listed) {
      this.#listed = other.#listed.filter((place) => this.has(place))
      this.#words = new Uint32Array(0)
    } else {
      for (let index = 0; index < this.#words.length; index += 1)
        this.#words[index] = this.#word(index) & other.#word(index)
    }
    return this
  }

  copy(): Bitmap {
    return new Bitmap().union(this)
  }

  /** The places from the least on: rows in order of insertion. */
  places(): number[] {
    if (this.#listed) return this.#listed.toSorted((a, b) => a - b)
    const places: number[] = []
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let word = this.#word(index); word !== 0; word &= word - 1) {
        places.push((index << 5) + 31 - Math.clz32(word & -word))
      }
    }
    return places
  }

  #word(index: number): number {
    return this.#words[index] ?? 0
  }

  #set(place: number): void {
    const word = place >>> 5
    this.#grow(word + 1)
    this.#words[word] = this.#word(word) | (1 << (place & 31))
  }

  #toBits(): void {
    const listed = this.#listed ?? []
    this.#listed = undefined
    for (const place of listed) this.#set(place)
  }

  #grow(length: number): void {
    if (length <= this.#words.length) return
    const words = new Uint32Array(Math.max(length, Math.ceil(this.#words.length * 1.25)))
    words.set(this.#words)
    this.#words = words
  }
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
