import type { PaperTools } from '#src/domain/papers/sheet.ts'

let loaded: Promise<PaperTools> | undefined

/**
 * The library and the fonts papers are made with, fetched with the first paper. The fonts lie in the program as text: it is the one way
 * that holds in a page, in a worker and in Node alike. They are read once: it is most of what a short paper takes.
 */
export function paperTools(): Promise<PaperTools> {
  return (loaded ??= load())
}

async function load(): Promise<PaperTools> {
  const [{ default: Pdf }, { create }, { default: regular }, { default: bold }] = await Promise.all([
    import('pdfkit'),
    import('fontkit'),
    import('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?inline'),
    import('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?inline'),
  ])
  return { Pdf, regular: create(bytesOf(regular)), bold: create(bytesOf(bold)) }
}

/** The bytes of a `data:` address; it is not fetched, since a page may forbid that. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
}
