import { describe, expect, test } from 'vitest'
import {
  checkPaperBytes,
  checkUpload,
  checkUploadContent,
  PAPER_ENDINGS,
  UPLOAD_ENDINGS,
} from '#src/domain/documents/documents.ts'

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
