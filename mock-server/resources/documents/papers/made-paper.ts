import { drawn } from './drawn-text.ts'
import { jpegOf } from './jpeg.ts'
import { pdfOf } from './pdf.ts'
import { pngOf } from './png.ts'

/** The lines of a paper, its title first. */
const linesOf = ({ title = '', ...facts }: Readonly<Record<string, string>>): string[] => [
  title,
  '',
  ...Object.entries(facts).map(([label, value]) => `${label}: ${value}`),
]

/**
 * The file of a paper that came with the seed, made of what it says, as a PDF or as a scan of it: the same bytes every time, and as many
 * as its record tells (what is missing is filled with a remark that no reader shows).
 */
export async function madePaper(
  paper: Readonly<Record<string, string>>,
  mimeType: string,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(paper)
  if (mimeType === 'image/jpeg') return jpegOf(drawn(lines), size)
  if (mimeType === 'image/png') return pngOf(drawn(lines), size)
  return pdfOf(lines, size)
}
