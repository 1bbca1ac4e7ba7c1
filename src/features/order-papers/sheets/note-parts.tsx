import { createContext, use, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { NOTE_SUBTITLES, type NoteBoxNumber } from './note-boxes.ts'
import type { GoodsRow } from '../facts/goods-rows.ts'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { AdrLack, AdrLoad } from './paper-goods.tsx'
import { words } from '../facts/paper-words.ts'

/** Whether the boxes have their French and English words too: only on the international note. */
const LanguagesContext = createContext(false)
export const NoteLanguages = LanguagesContext

/** One numbered box; empty ones are filled in by hand. */
export function NoteBox(props: { number: NoteBoxNumber; className?: string; children?: ReactNode }) {
  const { number, className, children } = props
  const title = words[`note.${number}`]
  return (
    <section
      aria-label={`${number} ${title}`}
      className={classes('min-w-0 border-b border-line-strong px-[1.5mm] py-[0.8mm]', className)}
    >
      <BoxTitle number={number} />
      {children}
    </section>
  )
}

function BoxTitle({ number }: { number: NoteBoxNumber }) {
  const foreign = use(LanguagesContext)
  return (
    <h2 className="text-[6.5pt] leading-[8pt] font-normal">
      <strong className="mr-[1mm] text-[7.5pt]">{number}</strong>
      {words[`note.${number}`]}
      {foreign && <span className="block text-[5.5pt] leading-[6.5pt]">{NOTE_SUBTITLES[number]}</span>}
    </h2>
  )
}

/** Boxes 6 to 12, and below them what ADR wants to be named. */
export function NoteGoods({ facts }: { facts: PaperFacts }) {
  const { goodsRows: rows, adr, reference } = facts
  const columns = [
    { number: '6', of: ({ way }: GoodsRow, at: number) => [at === 0 ? reference : undefined, way], width: '16%' },
    { number: '7', of: ({ goods }: GoodsRow) => [goods.count], width: '11%' },
    { number: '8', of: ({ goods }: GoodsRow) => [goods.packing], width: '15%' },
    { number: '9', of: ({ goods }: GoodsRow) => [goods.description, goods.dimensions], width: '26%' },
    { number: '10', of: () => [], width: '10%' },
    { number: '11', of: ({ goods }: GoodsRow) => [goods.weight], width: '12%' },
    { number: '12', of: ({ goods }: GoodsRow) => [goods.volume], width: '10%' },
  ] as const
  return (
    <div data-keep className="border-b border-line-strong">
      <table className="h-[52mm] w-full table-fixed border-collapse">
        <thead>
          <tr>
            {columns.map(({ number, width }) => (
              <th
                key={number}
                scope="col"
                style={{ width }}
                className="border-r border-line-strong px-[1mm] py-[0.8mm] text-left align-top last:border-r-0"
              >
                <BoxTitle number={number} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={at === rows.length - 1 ? 'h-full' : undefined}>
              {columns.map(({ number, of }) => (
                <td key={number} className="border-r border-line-strong px-[1mm] py-[1mm] align-top last:border-r-0">
                  <bdi className="wrap-anywhere">{of(row, at).filter(Boolean).join(', ')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(adr?.lines ?? [undefined]).map((line, index) => (
        <dl
          key={index}
          className="grid grid-cols-[0.8fr_2fr_0.8fr_1fr_0.8fr_1.1fr_0.9fr] border-t border-line-strong text-[7pt] leading-[9pt]"
        >
          {[
            { label: words['adr.un'], value: line?.un },
            { label: words['adr.name'], value: [line?.name, line?.marks].filter(Boolean).join(', ') },
            { label: words['adr.class'], value: line?.adrClass },
            { label: words['adr.group'], value: line?.group },
            { label: words['adr.tunnel'], value: line?.tunnel },
            { label: words['adr.packages'], value: line?.packages },
            { label: words['adr.quantity'], value: line?.quantity },
          ].map(({ label, value }) => (
            <div key={label} className="min-h-[8mm] border-r border-line-strong px-[1mm] last:border-r-0">
              <dt className="text-[6pt] leading-[8pt]">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {adr && (
        <div className="px-[1mm]">
          <AdrLack adr={adr} />
          <AdrLoad adr={adr} />
        </div>
      )}
    </div>
  )
}

const CHARGES = ['freight', 'reductions', 'balance', 'supplements', 'other', 'total'] as const

/** Box 20, to be filled in by hand. */
export function ChargesTable() {
  const cell = 'h-[4.2mm] border border-line px-[1mm] text-left text-[6.5pt] leading-[8pt] font-normal'
  return (
    <table className="mt-[0.5mm] w-full table-fixed border-collapse">
      <thead>
        <tr>
          <td className={cell} />
          {(['sender', 'currency', 'consignee'] as const).map((payer) => (
            <th key={payer} scope="col" className={cell}>
              {words[`note.20.${payer}`]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHARGES.map((charge) => (
          <tr key={charge}>
            <th scope="row" className={cell}>
              {words[`note.20.${charge}`]}
            </th>
            <td className={cell} />
            <td className={cell} />
            <td className={cell} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
