import { joined, latin } from './bytes.ts'
import type { Drawing } from './drawn-text.ts'

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (CRC[(value ^ byte) & 255] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

const four = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([latin(type), data])
  return joined([four(data.length), named, four(crcOf(named))])
}

/** Bytes of a chunk beside what it holds. */
const AROUND = 12
const REMARK = 'Comment\0'

/** A drawing as a PNG of so many bytes, a bit a dot. Source: PNG specification, third edition */
export async function pngOf({ width, height, ink }: Drawing, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const stride = Math.ceil(width / 8) + 1
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + (x >> 3)
      if (!ink[y * width + x]) rows[at] = (rows[at] ?? 0) | (128 >> (x & 7))
    }
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  const data = new Uint8Array(await new Response(packed).arrayBuffer())
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)
  const header = chunk('IHDR', joined([four(width), four(height), Uint8Array.of(1, 0, 0, 0, 0)]))
  const rest = joined([chunk('IDAT', data), chunk('IEND', new Uint8Array())])
  const missing = size - signature.length - header.length - rest.length - AROUND - REMARK.length
  const remark = missing < 0 ? [] : [chunk('tEXt', latin(REMARK + ' '.repeat(missing)))]
  return joined([signature, header, ...remark, rest])
}
