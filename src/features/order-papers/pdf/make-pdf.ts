import boldUrl from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url'
import regularUrl from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url'
import type { PaperFacts } from '../paper-facts.ts'
import { forwardingPdf } from './forwarding-pdf.ts'

/** The order to a carrier as a PDF, with the fonts of the product in it. `now` in milliseconds since 1970. */
export async function makeForwardingPdf(facts: PaperFacts, now: number): Promise<File> {
  const [regular, bold] = await Promise.all([fontAt(regularUrl), fontAt(boldUrl)])
  return forwardingPdf(facts, { regular, bold }, new Date(now))
}

async function fontAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font is missing: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
