import type { NoteCopy } from '#src/domain/documents/paper-kinds.ts'
import { Paper } from '#src/ui/print/print.tsx'
import { NOTE_CLAUSES, NOTE_TITLES } from './note-boxes.ts'
import { ChargesTable, NoteBox, NoteGoods, NoteLanguages } from './note-parts.tsx'
import { stopTime } from '../facts/forwarding-rows.ts'
import type { PaperFacts, Stop } from '../facts/paper-facts.ts'
import { Address, Filled, TickBox } from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'

/**
 * The consignment note on the form of 24 boxes, by the numbers of the IRU's model; its sender is who has ordered the carriage, and where
 * the goods are taken over stands by itself (CMR Art. 6 (1) b, d). Across a border it is the CMR note with its French and English
 * words, within Germany the note of HGB §408. It names no price: freight and charges are filled in by hand, if at all.
 */
export function ConsignmentNote({ facts, copy }: { facts: PaperFacts; copy: NoteCopy }) {
  const { crossBorder, customs, customer, places, haulier, company } = facts
  const [loading, unloading] = [
    places.filter(({ kind }) => kind === 'pickup'),
    places.filter(({ kind }) => kind === 'delivery'),
  ]
  const title = words[crossBorder ? 'note.international' : 'note.title']
  return (
    <Paper label={`${title} ${facts.number}`} pageWord={words.page}>
      <NoteLanguages value={crossBorder}>
        <p className="mb-[1mm] text-[8pt]">
          <strong>{copy}</strong> {words[`copy.${copy}`]}
        </p>
        <div className="border border-line-strong text-[8.5pt] leading-[11pt]">
          <div className="grid grid-cols-2">
            <div className="grid border-r border-line-strong">
              <NoteBox number="1" className="min-h-[25mm]">
                <Address party={customer} withCountry />
              </NoteBox>
              <NoteBox number="2" className="min-h-[25mm]">
                {unloading.map((place) => (
                  <Address key={place.title} party={place} withCountry />
                ))}
              </NoteBox>
              <NoteBox number="3" className="min-h-[15mm]">
                {unloading.map((place) => (
                  <Site key={place.title} stop={place} text={placeText(place)} />
                ))}
              </NoteBox>
              <NoteBox number="4" className="min-h-[15mm]">
                {loading.map((place) => (
                  <Site
                    key={place.title}
                    stop={place}
                    text={[placeText(place), place.date].filter(Boolean).join(', ')}
                  />
                ))}
              </NoteBox>
              <NoteBox number="5" className="min-h-[14mm]">
                {customs && <ByHand label={words['note.5.customs']} />}
              </NoteBox>
            </div>
            <div className="grid grid-rows-[auto_auto_1fr_1fr]">
              <div className="min-h-[25mm] border-b border-line-strong p-[1.5mm]">
                <div className="flex items-start justify-between gap-[3mm]">
                  <h1 className="text-[12pt] leading-[14pt] font-semibold">{title}</h1>
                  {crossBorder && (
                    <span className="rounded-[50%] border-2 border-line-strong px-[3mm] text-[12pt] leading-[15pt] font-semibold">
                      {CMR}
                    </span>
                  )}
                </div>
                {crossBorder && <p className="text-[6pt] leading-[8pt]">{NOTE_TITLES}</p>}
                <p className="text-[9pt] leading-[13pt]">
                  {words.number} <strong>{facts.number}</strong>
                </p>
                <p className="text-[6pt] leading-[7.5pt]">{words[crossBorder ? 'note.cmr' : 'note.hgb']}</p>
                {crossBorder && <p className="text-[5.5pt] leading-[6.5pt]">{NOTE_CLAUSES}</p>}
              </div>
              <NoteBox number="16" className="min-h-[30mm]">
                <Address party={haulier} withCountry />
                <p className="flex gap-[2mm]">
                  <span className="shrink-0">{words['note.plate']}</span>
                  <Filled value={[facts.plate, facts.trailer].filter(Boolean).join(' / ') || undefined} />
                </p>
              </NoteBox>
              <NoteBox number="17" className="min-h-[16mm]" />
              <NoteBox number="18" className="min-h-[20mm]" />
            </div>
          </div>
          <NoteGoods facts={facts} />
          <div className="grid grid-cols-2">
            <div className="grid grid-rows-[1fr_auto_auto] border-r border-line-strong">
              <NoteBox number="13" className="min-h-[24mm]">
                {instructionsOf(facts).map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {customs && <ByHand label={words['note.13.customs']} />}
              </NoteBox>
              <NoteBox number="14" className="min-h-[12mm]">
                <p className="flex gap-[8mm]">
                  <TickBox label={words['note.14.paid']} />
                  <TickBox label={words['note.14.forward']} />
                </p>
              </NoteBox>
              <NoteBox number="15" className="min-h-[10mm]" />
            </div>
            <div className="grid grid-rows-[1fr_auto]">
              <NoteBox number="19" className="min-h-[12mm]">
                {crossBorder && <ByHand label={words['note.19.value']} />}
                {crossBorder && <ByHand label={words['note.19.interest']} />}
              </NoteBox>
              <NoteBox number="20">
                <ChargesTable />
              </NoteBox>
            </div>
          </div>
          <NoteBox number="21">
            <p className="grid grid-cols-[60mm_auto_40mm] justify-start gap-[3mm]">
              <Filled value={company?.city === '' ? undefined : company?.city} />
              <span>{words['note.21.on']}</span>
              <Filled value={facts.today} />
            </p>
          </NoteBox>
          <div className="grid grid-cols-3">
            <NoteBox number="22" className="min-h-[32mm] border-r border-b-0" />
            <NoteBox number="23" className="min-h-[32mm] border-r border-b-0" />
            <NoteBox number="24" className="min-h-[32mm] border-b-0">
              <p className="mt-[12mm] grid grid-cols-[auto_1fr_auto_1fr] items-end gap-[1.5mm] text-[7pt]">
                <span>{words['note.place']}</span>
                <Filled value={undefined} />
                <span>{words['note.21.on']}</span>
                <Filled value={undefined} />
              </p>
            </NoteBox>
          </div>
        </div>
      </NoteLanguages>
    </Paper>
  )
}

const CMR = 'CMR'

/** One of the places goods are taken over or delivered at. */
function Site({ stop, text }: { stop: Stop; text: string | undefined }) {
  return (
    <>
      {siteText(stop) !== undefined && <p>{siteText(stop)}</p>}
      <Filled value={text || undefined} />
    </>
  )
}

/** Who is found there, and in which street; the place itself stands below. */
const siteText = ({ name, street }: Stop): string | undefined => [name, street].filter(Boolean).join(', ') || undefined

/** What nobody has said, to be filled in by hand. */
function ByHand({ label }: { label: string }) {
  return (
    <p className="flex items-end gap-[2mm]">
      <span className="shrink-0">{label}</span>
      <Filled value={undefined} />
    </p>
  )
}

function placeText({ place, country }: Stop): string | undefined {
  return place === undefined ? undefined : [place, country].filter(Boolean).join(', ')
}

/** What the driver has to heed; notes for the own house are never among it. */
function instructionsOf({ temperature, places, tailLift, palletExchange }: PaperFacts): string[] {
  const isOfSeveral = places.length > 2
  const all = places.map((place) => {
    const { kind, title, reference, bookingNumber, contact } = place
    const isUnloading = kind === 'delivery'
    const window = stopTime(place)
    const named = [
      reference && `${words[`${kind}Reference`]}: ${reference}`,
      isUnloading && bookingNumber && `${words.bookingNumber}: ${bookingNumber}`,
      isUnloading && contact && `${words.contact}: ${contact}`,
    ]
    if (isOfSeveral) return { window: `${title}: ${[window, ...named].filter(Boolean).join(', ')}`, named: [] }
    return { window: isUnloading && window && `${words['note.window']}: ${window}`, named }
  })
  return [
    ...all.map(({ window }) => window),
    ...all.flatMap(({ named }) => named),
    tailLift && words.tailLift,
    palletExchange && words.palletExchange,
    temperature && `${words.temperature}: ${temperature}. ${words['temperature.hold']}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '')
}
