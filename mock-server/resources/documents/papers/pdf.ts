import { joined, latin } from './bytes.ts'

/** Points: A4, its margin, and from one line to the next. */
const PAGE = { width: 595, height: 842, margin: 56, line: 18 } as const

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

function contentOf([title = '', ...lines]: readonly string[]): string {
  const { height, margin, line } = PAGE
  const shown = lines.map((text) => `0 -${line} Td (${escaped(text)}) Tj`)
  return `BT /F2 16 Tf ${margin} ${height - margin} Td (${escaped(title)}) Tj /F1 11 Tf\n${shown.join('\n')}\nET`
}

/**
 * One page of text as a PDF of so many bytes, in the typeface every reader has, with a text layer. pdfkit would bring its typeface into
 * each file and knows no exact length. Source: ISO 32000-1, 7.5
 */
export function pdfOf(lines: readonly string[], size: number): Uint8Array<ArrayBuffer> {
  const plain = written(lines, 0)
  const missing = size - plain.length
  return missing <= 0 ? plain : written(lines, missing)
}

function written(lines: readonly string[], filling: number): Uint8Array<ArrayBuffer> {
  const content = latin(contentOf(lines))
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    latin('<< /Type /Catalog /Pages 2 0 R >>'),
    latin('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    ),
    joined([latin(`<< /Length ${content.length} >>\nstream\n`), content, latin('\nendstream')]),
    latin(font('Helvetica')),
    latin(font('Helvetica-Bold')),
  ]
  // Lengths of places in the file have ten digits, so that the filling moves them and changes no length.
  const start = `%PDF-1.4\n${filling >= 2 ? `%${' '.repeat(filling - 2)}\n` : ' '.repeat(filling)}`
  const parts: Uint8Array[] = [latin(start)]
  let at = start.length
  const places: number[] = []
  for (const [index, body] of objects.entries()) {
    const object = joined([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')])
    places.push(at)
    parts.push(object)
    at += object.length
  }
  const digits = (place: number) => String(place).padStart(10, '0')
  const table = places.map((place) => `${digits(place)} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${digits(at)}\n%%EOF\n`
  return joined([...parts, latin(end)])
}
