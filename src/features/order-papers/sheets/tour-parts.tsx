import { aboardRows, haltRows } from '../facts/forwarding-rows.ts'
import { AdrSubstances, GoodsTable } from './paper-goods.tsx'
import { Address, Block, Facts } from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'
import type { Halt, TourPaper } from '../facts/tour-facts.ts'

/** The halts of a tour in the order in which they are driven to, and what is on the truck: in the place of two stops and one load. */
export function TourParts({ tour }: { tour: TourPaper }) {
  return (
    <>
      <p className="mt-[1mm]">
        {words['tour.partOf']} <strong className="font-semibold">{tour.number}</strong>. {words['tour.inOrder']}
      </p>
      {tour.halts.map((halt) => (
        <HaltBlock key={halt.title} halt={halt} withCountry={tour.crossBorder} />
      ))}
      <Block title={words.goods}>
        <GoodsTable rows={tour.orders.flatMap(({ rows }) => rows)} />
      </Block>
      <TourNotes tour={tour} />
    </>
  )
}

function HaltBlock({ halt, withCountry }: { halt: Halt; withCountry: boolean }) {
  const { title, party, planned, stops } = halt
  return (
    <Block title={title}>
      <div className="grid grid-cols-[1fr_1.4fr] gap-[8mm]">
        <Address party={party} withCountry={withCountry} />
        <div className="flex min-w-0 flex-col gap-[1.5mm]">
          <Facts rows={[{ label: words['tour.planned'], value: planned }]} />
          {stops.map((stop) => (
            <Facts key={`${stop.kind} ${stop.order}`} rows={haltRows(stop)} />
          ))}
          <Facts rows={aboardRows(halt)} />
        </div>
      </div>
    </Block>
  )
}

/** Dangerous goods and temperatures, order by order. */
function TourNotes({ tour }: { tour: TourPaper }) {
  const dangerous = tour.orders.flatMap(({ number, adr }) => (adr === undefined ? [] : [{ number, adr }]))
  const cooled = tour.orders.filter(({ temperature }) => temperature !== undefined)
  return (
    <>
      {dangerous.length > 0 && (
        <Block title={words.adr}>
          {dangerous.map(({ number, adr }) => (
            <div key={number} data-keep>
              <p className="text-[8pt]">
                {words['tour.order']} {number}
              </p>
              <AdrSubstances adr={adr} />
            </div>
          ))}
          <p className="mt-[1mm] text-[8pt]">{words['adr.duty']}</p>
        </Block>
      )}
      {cooled.length > 0 && (
        <Block title={words.temperature}>
          <Facts rows={cooled.map(({ number, temperature }) => ({ label: number, value: temperature }))} />
          <p>{words['temperature.hold']}</p>
        </Block>
      )}
    </>
  )
}
