import type { Adr, PaperFacts } from './paper-facts.ts'
import { Block, Facts, Filled } from './paper-parts.tsx'
import { words } from './paper-words.ts'

/** The goods as a table of one line; no price stands in it. */
export function GoodsTable({ goods }: { goods: PaperFacts['goods'] }) {
  const columns = [
    { head: words['goods.count'], value: goods.count, width: '16mm', right: true },
    { head: words['goods.packing'], value: goods.packing, width: '30mm' },
    { head: words['goods.description'], value: goods.description },
    { head: words['goods.weight'], value: goods.weight, width: '22mm', right: true },
    { head: words['goods.volume'], value: goods.volume, width: '25mm', right: true },
    { head: words['goods.loadingMeters'], value: goods.loadingMeters, width: '18mm', right: true },
  ]
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="text-[7.5pt]">
            {columns.map(({ head, width, right }) => (
              <th key={head} scope="col" style={{ width }} className={cellClass(right)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(({ head, value, right }) => (
              <td key={head} className={cellClass(right)}>
                <Filled value={value} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {goods.dimensions !== undefined && (
        <Facts rows={[{ label: words['goods.dimensions'], value: goods.dimensions }]} />
      )}
    </>
  )
}

function cellClass(right: boolean | undefined): string {
  return `border border-line px-[1.5mm] py-[1mm] align-top ${right ? 'text-right' : 'text-left'}`
}

/** What the goods demand on the way: dangerous goods with their particulars, temperature. Nothing where they demand nothing. */
export function GoodsNotes({ facts, withDuties }: { facts: PaperFacts; withDuties?: boolean }) {
  const { adr, temperature } = facts
  const needs = [facts.tailLift && words.tailLift, facts.palletExchange && words.palletExchange].filter(Boolean)
  return (
    <>
      {adr && (
        <Block title={words.adr}>
          {adr.lines.map((line, index) => (
            <div key={index} className="grid grid-cols-[18mm_1fr_14mm_28mm_20mm_24mm] gap-[3mm]">
              <Particular label={words['adr.un']} value={line.un} />
              <Particular label={words['adr.name']} value={line.name} />
              <Particular label={words['adr.class']} value={line.adrClass} />
              {line.hasGroup ? <Particular label={words['adr.group']} value={line.group} /> : <span />}
              <Particular label={words['adr.tunnel']} value={line.tunnel} />
              <Particular label={words['adr.quantity']} value={line.quantity} />
            </div>
          ))}
          <AdrLoad adr={adr} />
          {withDuties && <p className="mt-[1mm] text-[8pt]">{words['adr.duty']}</p>}
        </Block>
      )}
      {needs.length > 0 && (
        <Block title={words.needs}>
          <p>{needs.join(', ')}</p>
        </Block>
      )}
      {temperature !== undefined && (
        <Block title={words.temperature}>
          <p>
            <strong className="font-semibold">{temperature}</strong>
            {withDuties && <span>. {words['temperature.hold']}</span>}
          </p>
        </Block>
      )}
    </>
  )
}

/** What holds for the whole load: its points, and the tunnels it may not pass. */
export function AdrLoad({ adr }: { adr: Adr }) {
  if (adr.points === undefined && adr.tunnel === undefined) return null
  const parts = [
    adr.points !== undefined && `${words['adr.points']}: ${adr.points}`,
    adr.tunnel !== undefined && `${words['adr.load']}: ${adr.tunnel}`,
  ]
  return <p className="mt-[1mm] text-[8pt]">{parts.filter(Boolean).join('. ')}</p>
}

function Particular({ label, value }: { label: string; value: string | undefined }) {
  return (
    <p className="min-w-0">
      <span className="block text-[7pt] leading-[9pt]">{label}</span>
      <strong className="font-semibold">
        <Filled value={value} />
      </strong>
    </p>
  )
}
