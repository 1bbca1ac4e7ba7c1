import { joined } from './bytes.ts'
import type { Drawing } from './drawn-text.ts'

/** Dots of an 8×8 block in the order in which they are written. */
const ZIGZAG = [
  ...[
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28,
  ],
  ...[
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
    55, 62, 63,
  ],
]

/** Every frequency is rounded alike: text stays legible. */
const STEP = 40

/** How many codes there are of each length, and what they stand for. Source: ITU-T T.81, annex K.3 */
const DC = { counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }
const AC_VALUES =
  '0102030004110512213141061351610722711432 8191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa'
const AC = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  values: (AC_VALUES.replaceAll(' ', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
}

type Codes = ReadonlyMap<number, readonly [code: number, length: number]>

function codesOf({ counts, values }: { counts: readonly number[]; values: readonly number[] }): Codes {
  const codes = new Map<number, readonly [number, number]>()
  let [code, at] = [0, 0]
  for (const [index, count] of counts.entries()) {
    for (let one = 0; one < count; one += 1) codes.set(values[at++] ?? 0, [code++, index + 1])
    code <<= 1
  }
  return codes
}

const COSINES = Float64Array.from({ length: 64 }, (_, index) => {
  const [u, x] = [index >> 3, index & 7]
  return Math.cos(((2 * x + 1) * u * Math.PI) / 16) * (u === 0 ? Math.SQRT1_2 : 1) * 0.5
})

/** The frequencies of a block, rounded. */
function frequencies(block: Float64Array): number[] {
  const rows = new Float64Array(64)
  const at = (all: Float64Array, index: number) => all[index] ?? 0
  for (let y = 0; y < 8; y += 1)
    for (let u = 0; u < 8; u += 1) {
      let sum = 0
      for (let x = 0; x < 8; x += 1) sum += at(block, y * 8 + x) * at(COSINES, u * 8 + x)
      rows[y * 8 + u] = sum
    }
  return ZIGZAG.map((index) => {
    const [v, u] = [index >> 3, index & 7]
    let sum = 0
    for (let y = 0; y < 8; y += 1) sum += at(rows, y * 8 + u) * at(COSINES, v * 8 + y)
    return Math.round(sum / STEP)
  })
}

/** Writes bits; a byte of ones is followed by an empty one, so that nothing looks like a marker. */
class Bits {
  readonly bytes: number[] = []
  private held = 0
  private count = 0

  put(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      this.held = (this.held << 1) | ((value >> bit) & 1)
      this.count += 1
      if (this.count === 8) this.flush()
    }
  }

  end(): void {
    if (this.count > 0) this.put(0x7f, 8 - this.count)
  }

  private flush(): void {
    this.bytes.push(this.held)
    if (this.held === 255) this.bytes.push(0)
    this.held = this.count = 0
  }
}

const lengthOf = (value: number) => 32 - Math.clz32(Math.abs(value))

function writeBlock(bits: Bits, block: readonly number[], before: number, dc: Codes, ac: Codes): void {
  const code = (codes: Codes, value: number) => bits.put(...(codes.get(value) ?? [0, 0]))
  const number = (value: number, length: number) => bits.put(value < 0 ? value - 1 + (1 << length) : value, length)
  const step = (block[0] ?? 0) - before
  code(dc, lengthOf(step))
  number(step, lengthOf(step))
  let zeros = 0
  for (const value of block.slice(1, block.findLastIndex((one) => one !== 0) + 1)) {
    if (value === 0) {
      zeros += 1
      continue
    }
    for (; zeros > 15; zeros -= 16) code(ac, 0xf0)
    code(ac, (zeros << 4) | lengthOf(value))
    number(value, lengthOf(value))
    zeros = 0
  }
  if (block.findLastIndex((one) => one !== 0) < 63) code(ac, 0)
}

function scanOf({ width, height, ink }: Drawing): Uint8Array {
  const [dc, ac] = [codesOf(DC), codesOf(AC)]
  const bits = new Bits()
  const block = new Float64Array(64)
  let before = 0
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8) {
      for (let dot = 0; dot < 64; dot += 1) {
        const [x, y] = [Math.min(width - 1, left + (dot & 7)), Math.min(height - 1, top + (dot >> 3))]
        // Ink and paper as a scanner sees them, around the middle of the scale.
        block[dot] = ink[y * width + x] ? -100 : 110
      }
      const found = frequencies(block)
      writeBlock(bits, found, before, dc, ac)
      before = found[0] ?? 0
    }
  bits.end()
  return Uint8Array.from(bits.bytes)
}

const two = (value: number) => [value >> 8, value & 255]
const segment = (marker: number, data: readonly number[]) =>
  Uint8Array.from([255, marker, ...two(data.length + 2), ...data])

const MOST_REMARK = 65_000
/** Bytes of a remark beside what it says. */
const AROUND = 4

/** Remarks of so many bytes in all; what is too short for one is left out. */
function remarks(missing: number): Uint8Array[] {
  if (missing < AROUND) return []
  const rest = missing - AROUND
  const own = Math.min(rest, MOST_REMARK)
  // What is left has to be long enough for one of its own.
  const length = rest - own > 0 && rest - own < AROUND ? own - AROUND : own
  return [
    segment(
      0xfe,
      Array.from({ length }, () => 32),
    ),
    ...remarks(rest - length),
  ]
}

/** A drawing as a JPEG of so many bytes, in shades of grey. Source: ITU-T T.81, baseline */
export function jpegOf(drawing: Drawing, size: number): Uint8Array<ArrayBuffer> {
  const { width, height } = drawing
  const start = Uint8Array.of(255, 0xd8)
  const end = [
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => STEP)]),
    segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    segment(0xc4, [0, ...DC.counts, ...DC.values]),
    segment(0xc4, [0x10, ...AC.counts, ...AC.values]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    scanOf(drawing),
    Uint8Array.of(255, 0xd9),
  ]
  const head = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
  const made = [start, head, ...end].reduce((sum, { length }) => sum + length, 0)
  return joined([start, head, ...remarks(size - made), ...end])
}
