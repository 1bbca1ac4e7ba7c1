import { needsOf } from '../facts/forwarding-rows.ts'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { type Adr, adrAmountLackText, adrLackText, adrLoadTexts } from '../facts/adr-values.ts'
import type { GoodsRow } from '../facts/goods-rows.ts'
import type { PaperGoods } from '../facts/paper-values.ts'
import { Block, Facts, Filled } from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'

/** The goods as a table, a line each, with the number of the order where there are several; no price stands in it. */
export function GoodsTable({ rows }: { rows: readonly GoodsRow[] }) {
  const columns = [
    ...(rows.some(({ number }) => number) && rows.length > 1
      ? [{ head: words['tour.order'], of: 'number', width: '32mm' } as const]
      : []),
    ...(rows.some(({ way }) => way) ? [{ head: words['goods.way'], of: 'way', width: '13mm' } as const] : []),
    { head: words['goods.count'], of: 'count', width: '16mm', right: true },
    { head: words['goods.packing'], of: 'packing', width: rows.length > 1 ? '26mm' : '30mm' },
    { head: words['goods.description'], of: 'description' },
    { head: words['goods.weight'], of: 'weight', width: '22mm', right: true },
    { head: words['goods.volume'], of: 'volume', width: '25mm', right: true },
    { head: words['goods.loadingMeters'], of: 'loadingMeters', width: '18mm', right: true },
  ] as const
  const dimensions = rows.flatMap(({ goods }) => goods.dimensions ?? [])
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="text-[7.5pt]">
            {columns.map((column) => (
              <th key={column.of} scope="col" style={styleOf(column)} className={cellClass('right' in column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ goods, ...row }, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.of} className={cellClass('right' in column)}>
                  <Cell {...{ row, goods, of: column.of }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {dimensions.map((value, index) => (
        <Facts key={index} rows={[{ label: words['goods.dimensions'], value }]} />
      ))}
    </>
  )
}

/** Number and way are there or not; goods that no one has said are filled in by hand. */
function Cell({
  row,
  goods,
  of,
}: {
  row: Omit<GoodsRow, 'goods'>
  goods: PaperGoods
  of: keyof PaperGoods | 'number' | 'way'
}) {
  return of === 'number' || of === 'way' ? <bdi>{row[of]}</bdi> : <Filled value={goods[of]} />
}

const styleOf = (column: object) => ('width' in column ? { width: String(column.width) } : undefined)

function cellClass(right: boolean | undefined): string {
  return `border border-line px-[1.5mm] py-[1mm] align-top ${right ? 'text-right' : 'text-left'}`
}

/** What the goods demand on the way: dangerous goods with their particulars, temperature. Nothing where they demand nothing. */
export function GoodsNotes({ facts, withDuties }: { facts: PaperFacts; withDuties?: boolean }) {
  const { adr, temperature } = facts
  const needs = needsOf(facts)
  return (
    <>
      {adr && (
        <Block title={words.adr}>
          <AdrSubstances adr={adr} />
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

/** The particulars of each substance, in the order of the ADR, and which of them are missing. */
export function AdrSubstances({ adr }: { adr: Adr }) {
  return (
    <>
      {adr.lines.map((line, index) => (
        <div key={index} className="grid grid-cols-[16mm_1fr_16mm_24mm_17mm_24mm_18mm] gap-x-[3mm]">
          <Particular label={words['adr.un']} value={line.un} />
          <Particular label={words['adr.name']} value={line.name} />
          <Particular label={words['adr.class']} value={line.adrClass} />
          {line.hasGroup ? <Particular label={words['adr.group']} value={line.group} /> : <span />}
          <Particular label={words['adr.tunnel']} value={line.tunnel} />
          {line.isPacked ? <Particular label={words['adr.packages']} value={line.packages} /> : <span />}
          {line.hasQuantity ? <Particular label={words['adr.quantity']} value={line.quantity} /> : <span />}
          {line.marks !== undefined && <p className="col-span-full font-semibold">{line.marks}</p>}
        </div>
      ))}
      <AdrLack adr={adr} />
    </>
  )
}

/** Whose proper shipping name is missing, and what else of the particulars, in words. */
export function AdrLack({ adr }: { adr: Adr }) {
  const [name, amount] = [adrLackText(adr), adrAmountLackText(adr)]
  return (
    <>
      {name !== undefined && <p className="mt-[1mm] text-[8pt] font-semibold">{name}</p>}
      {amount !== undefined && <p className="mt-[1mm] text-[8pt]">{amount}</p>}
    </>
  )
}

/** What holds for the whole load: its points, the tunnels it may not pass, limited and excepted quantities. */
export function AdrLoad({ adr }: { adr: Adr }) {
  return adrLoadTexts(adr).map((text) => (
    <p key={text} className="mt-[1mm] text-[8pt]">
      {text}
    </p>
  ))
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
