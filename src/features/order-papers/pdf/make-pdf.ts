import boldUrl from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url'
import regularUrl from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { confirmationPdf } from './confirmation-pdf.ts'
import { forwardingPdf } from './forwarding-pdf.ts'
import type { PaperFonts } from '#src/domain/papers/sheet.ts'

/** The order to a carrier, or its confirmation to the customer, as a PDF with the fonts of the product in it. `now` in milliseconds since 1970. */
export async function makeOrderPdf(
  paper: 'forwarding' | 'confirmation',
  facts: PaperFacts,
  now: number,
): Promise<File> {
  const make = paper === 'confirmation' ? confirmationPdf : forwardingPdf
  return make(facts, await loadFonts(), new Date(now))
}

/** The fonts of the PDF; fetched ahead they are in the browser's cache when it is made. */
export async function loadFonts(): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all([fontAt(regularUrl), fontAt(boldUrl)])
  return { regular, bold }
}

async function fontAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font is missing: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
