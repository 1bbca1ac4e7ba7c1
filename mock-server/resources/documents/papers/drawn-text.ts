/** A picture in black and white: 1 is ink, a byte for each dot, line by line. */
export interface Drawing {
  width: number
  height: number
  ink: Uint8Array
}

/** Dots: a sign's columns and rows with the gap, how large a dot is drawn, and the margin around. */
const SIGN = { columns: 6, rows: 9, scale: 2, margin: 24 } as const
const WIDTH = 600

/** Five columns a sign from the space on, a byte each, the lowest bit on top: the typeface of small displays. */
const GLYPHS =
  '000000000000005f00000007000700147f147f14242a7f2a12231308646236495620500008070300001c2241000041221c002a1c7f1c2a08083e08080080703000080808080800006060002010080402' +
  '3e5149453e00427f400072494949462141494d331814127f1027454545393c4a49493141211109073649494936464949291e0000140000004034000000081422411414141414004122140802015909063e415d594e' +
  '7c1211127c7f494949363e414141227f4141413e7f494949417f090909013e414151737f0808087f00417f41002040413f017f081422417f404040407f021c027f7f0408107f3e4141413e7f090909063e4151215e' +
  '7f0919294626494949320301 7f01033f4040403f1f2040201f3f4038403f631408146303047804036159494d43007f4141410204081020004141417f04020102044040404040' +
  '00030708002054547840 7f284444383844444428384444287f385454541800087e090218a4a49c787f0804047800447d40002040403d007f1028440000417f40007c047804787c080404783844444438' +
  'fc1824241818242418fc7c080404084854545424 04043f44243c4040207c1c2040201c3c4030403c44281028444c9090907c4464544c44000836410000007700000041360800 0201020402'

const OWN: Readonly<Record<string, string>> = {
  Ä: '7d1211127d',
  Ö: '3d4242423d',
  Ü: '3d4040403d',
  ä: '2055547940',
  ö: '3845444538',
  ü: '3c4140217c',
  ß: 'fe09495620',
}

const glyphs = GLYPHS.replaceAll(' ', '')

function columnsOf(sign: string): number[] {
  const at = (sign.codePointAt(0) ?? 0) - 32
  const base = sign.normalize('NFKD').codePointAt(0) ?? 32
  const own = OWN[sign] ?? (at >= 0 && at < 95 ? glyphs.slice(at * 10, at * 10 + 10) : undefined)
  const hex = own ?? (base > 32 && base < 127 ? glyphs.slice((base - 32) * 10, (base - 32) * 10 + 10) : '0808080808')
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

/** Lines of text as a picture, as a scanner would make it. */
export function drawn(lines: readonly string[]): Drawing {
  const { columns, rows, scale, margin } = SIGN
  const height = 2 * margin + lines.length * rows * scale * 2
  const ink = new Uint8Array(WIDTH * height)
  const dot = (x: number, y: number) => {
    for (let down = 0; down < scale; down += 1)
      for (let right = 0; right < scale; right += 1) {
        if (x + right < WIDTH) ink[(y + down) * WIDTH + x + right] = 1
      }
  }
  for (const [row, line] of lines.entries()) {
    for (const [place, sign] of [...line].entries()) {
      for (const [column, bits] of columnsOf(sign).entries()) {
        for (let bit = 0; bit < 8; bit += 1) {
          const x = margin + (place * columns + column) * scale
          if (bits & (1 << bit)) dot(x, margin + row * rows * scale * 2 + bit * scale)
        }
      }
    }
  }
  return { width: WIDTH, height, ink }
}
