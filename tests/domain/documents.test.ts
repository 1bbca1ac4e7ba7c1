import { describe, expect, test } from 'vitest'
import {
  checkPaperBytes,
  checkUpload,
  checkUploadContent,
  checkUploadName,
  PAPER_ENDINGS,
  UPLOAD_ENDINGS,
} from '#src/domain/documents/documents.ts'
import { isOfficeZip } from '#src/domain/documents/office-zip.ts'

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('a file for upload', () => {
  test.each([
    ['CMR.pdf', 'application/pdf', undefined],
    ['CMR.PDF', 'application/pdf', undefined],
    ['Foto.jpeg', 'image/jpeg', undefined],
    ['CMR.pdf', '', undefined],
    ['Scan', 'image/tiff', undefined],
    ['CMR.pdf', 'application/pdf; charset=binary', undefined],
    ['Virus.exe', 'application/x-msdownload', 'File type application/x-msdownload is not supported'],
    ['Virus.exe', 'application/pdf', 'File type exe is not supported'],
    ['Virus.pdf.exe', '', 'File type exe is not supported'],
    ['Foto.png', 'image/jpeg', 'File type png is not supported'],
    ['ohne-endung', '', 'File type  is not supported'],
    ['__proto__', 'constructor', 'File type constructor is not supported'],
  ])('%s as "%s": %s', (name, type, expected) => {
    expect(checkUpload({ name, size: 1, type })).toBe(expected)
  })

  test.each([
    ['CMR.pdf', 'application/pdf', '255044462d312e37', undefined],
    ['Foto.jpg', 'image/jpeg', 'ffd8ffe000104a46', undefined],
    ['Foto.png', 'image/png', '89504e470d0a1a0a', undefined],
    ['Scan.tif', 'image/tiff', '4d4d002a00000008', undefined],
    ['Brief.doc', 'application/msword', 'd0cf11e0a1b11ae1', undefined],
    ['CMR.pdf', 'application/pdf', '4d5a90000300', 'File type application/pdf is not supported'],
    ['CMR.pdf', '', '4d5a90000300', 'File type pdf is not supported'],
    ['leer.pdf', 'application/pdf', '', 'File type application/pdf is not supported'],
    ['Virus.exe', 'application/pdf', '255044462d312e37', 'File type exe is not supported'],
  ])('%s as "%s" beginning with %s: %s', (name, type, hex, expected) => {
    expect(checkUploadContent({ name, size: 8, type }, bytes(hex))).toBe(expected)
  })

  test('the file field offers the endings of all kinds', () => {
    expect(UPLOAD_ENDINGS).toEqual(['.pdf', '.jpg', '.jpeg', '.png', '.tif', '.tiff', '.doc', '.docx', '.xls', '.xlsx'])
  })
})

test('a file of whose type its form says nothing is taken by its ending and its bytes', () => {
  const type = 'application/octet-stream'
  expect(checkUploadContent({ name: 'Beleg.pdf', size: 8, type }, bytes('255044462d312e37'))).toBeUndefined()
  expect(checkUploadContent({ name: 'Beleg.pdf', size: 8, type }, bytes('4d5a900003000000'))).toBe(
    'File type application/octet-stream is not supported',
  )
  expect(checkUpload({ name: 'Setup.exe', size: 8, type })).toBe('File type application/octet-stream is not supported')
})

describe('a paper of somebody who is not of the house', () => {
  test.each([
    ['Beleg.pdf', 'application/pdf', '255044462d312e37', undefined],
    ['Foto.jpg', 'image/jpeg', 'ffd8ffe000104a46', undefined],
    ['Brief.doc', 'application/msword', 'd0cf11e0a1b11ae1', 'File type application/msword is not supported'],
    ['Liste.xls', '', 'd0cf11e0a1b11ae1', 'File type xls is not supported'],
    ['Beleg.pdf', 'application/pdf', '4d5a90000300', 'File type application/pdf is not supported'],
  ])('%s as "%s" beginning with %s: %s', (name, type, hex, expected) => {
    expect(checkPaperBytes({ name, size: 8, type }, bytes(hex))).toBe(expected)
  })

  test('the file field offers PDFs and pictures', () => {
    expect(PAPER_ENDINGS).toEqual(['.pdf', '.jpg', '.jpeg', '.png', '.tif', '.tiff'])
  })
})

test.each([
  ['Rechnung.exe.pdf', 'exe'],
  ['Bild.svg.png', 'svg'],
  ['Bild.SVGZ.png', 'svgz'],
  ['Seite.html.pdf', 'html'],
  ['Seite.htm.pdf', 'htm'],
  ['Seite.xhtml.pdf', 'xhtml'],
  ['Skript.js.pdf', 'js'],
  ['Verknüpfung.lnk.jpg', 'lnk'],
])('the name %s hides what is run', (name, ending) => {
  expect(checkUploadName(name)).toBe(`File type ${ending} is not supported`)
})

test.each(['Rechnung.pdf', 'v1.2.pdf', 'exe.pdf', 'Scan.exemplar.pdf', 'Auftrag'])(
  'the name %s hides nothing',
  (name) => {
    expect(checkUploadName(name)).toBeUndefined()
  },
)

describe('a Word file', () => {
  const CONTENT = '[Content_Types].xml'
  const NAMES = [CONTENT, 'word/document.xml']

  /** A zip of such entries as its directory tells of them, each of so many bytes. */
  function zip(
    names: readonly string[],
    { unfolded = 1000, count = names.length, mark = 0x02014b50, comment = 0, at = 4 } = {},
  ): Uint8Array {
    const encoded = names.map((name) => new TextEncoder().encode(name))
    const directory = encoded.reduce((sum, name) => sum + 46 + name.length, 0)
    const whole = new Uint8Array(4 + directory + 22 + comment)
    const view = new DataView(whole.buffer)
    view.setUint32(0, 0x04034b50, true)
    let to = 4
    for (const name of encoded) {
      view.setUint32(to, mark, true)
      view.setUint32(to + 24, unfolded, true)
      view.setUint16(to + 28, name.length, true)
      whole.set(name, to + 46)
      to += 46 + name.length
    }
    view.setUint32(to, 0x06054b50, true)
    view.setUint16(to + 10, count, true)
    view.setUint32(to + 16, at, true)
    return whole
  }

  test.each<[string, boolean, Uint8Array]>([
    ['with its folder', true, zip(NAMES)],
    ['with a comment behind it', true, zip(NAMES, { comment: 65_535 })],
    ['that unfolds to 256 MB', true, zip(NAMES, { unfolded: 134_217_728 })],
    ['that unfolds to more in all of its entries', false, zip(NAMES, { unfolded: 134_217_729 })],
    ['without what every Office file says of itself', false, zip(['word/document.xml'])],
    ['with the folder of another program', false, zip([CONTENT, 'xl/workbook.xml'])],
    ['with macros', false, zip([...NAMES, 'word/vbaProject.bin'])],
    ['with ten thousand entries', true, zip([...NAMES, ...Array<string>(9998).fill('a')], { unfolded: 1 })],
    ['with one more', false, zip([...NAMES, ...Array<string>(9999).fill('a')], { unfolded: 1 })],
    ['whose entries are none', false, zip(NAMES, { mark: 0x02014b51 })],
    ['that tells of more entries than there are', false, zip(NAMES, { count: 3 })],
    ['whose directory begins behind its end', false, zip(NAMES, { at: 4_000_000_000 })],
    ['that breaks off', false, zip(NAMES).slice(0, -1)],
    ['of nothing', false, new Uint8Array()],
  ])('%s: %s', (_, isOne, file) => {
    expect(isOfficeZip(file, 'word')).toBe(isOne)
  })
})
