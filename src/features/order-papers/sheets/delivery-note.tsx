import { Paper } from '#src/ui/print/print.tsx'
import { GoodsNotes, GoodsTable } from './paper-goods.tsx'
import type { PaperFacts } from '../facts/paper-facts.ts'
import {
  Address,
  Block,
  CompanyFoot,
  Facts,
  Filled,
  Letterhead,
  Signatures,
  StopBlock,
  TickBox,
} from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'

/** "Lieferschein": what is handed over, and the receipt for it. No price stands on it. */
export function DeliveryNote({ facts }: { facts: PaperFacts }) {
  const { company, crossBorder } = facts
  const [consignor, consignee, ...others] = facts.places
  return (
    <Paper label={`${words['delivery.title']} ${facts.number}`} pageWord={words.page}>
      <Letterhead
        company={company}
        title={words['delivery.title']}
        to={<Address party={facts.delivery} withCountry={crossBorder} />}
        rows={[
          { label: words.orderNumber, value: facts.number },
          { label: words.date, value: facts.today },
          { label: words.client, value: facts.client },
          { label: words.reference, value: facts.reference },
        ]}
      />
      <div className="grid grid-cols-2 gap-[8mm]">
        {consignor && consignee && others.length === 0 ? (
          <>
            <StopBlock title={words.consignor} stop={consignor} withCountry={crossBorder} />
            <StopBlock title={words.consignee} stop={consignee} withCountry={crossBorder} />
          </>
        ) : (
          facts.places.map((place) => <StopBlock key={place.title} stop={place} withCountry={crossBorder} />)
        )}
      </div>
      <Block title={words.goods}>
        <GoodsTable rows={facts.goodsRows} />
      </Block>
      <GoodsNotes facts={facts} />
      <div className="grid grid-cols-2 gap-[8mm]">
        <Block title={words.vehicle}>
          <Facts
            rows={[
              { label: words.carrier, value: facts.haulier.name },
              { label: words['vehicle.plate'], value: facts.plate },
              { label: words['vehicle.trailer'], value: facts.trailer, optional: true },
              { label: words.driver, value: facts.driver },
            ]}
          />
        </Block>
        <Block title={words.pallets}>
          <PalletTable exchanged={facts.palletsExchanged} />
        </Block>
      </div>
      {/* Anyone who signs has what is confirmed on the same page. */}
      <div data-keep>
        <Block title={words.receipt}>
          <div className="grid grid-cols-2 gap-[8mm]">
            <Facts rows={[{ label: words['receipt.arrival'], value: undefined }]} />
            <Facts rows={[{ label: words['receipt.departure'], value: undefined }]} />
          </div>
          <p className="mt-[2mm] flex gap-[8mm]">
            <TickBox label={words['receipt.complete']} />
            <TickBox label={words['receipt.remarks']} />
          </p>
          {[1, 2, 3].map((line) => (
            <Filled key={line} value={undefined} className="h-[7mm]" />
          ))}
          <p className="mt-[2mm] text-[7.5pt] leading-[9.5pt]">{words[crossBorder ? 'receipt.cmr' : 'receipt.hgb']}</p>
        </Block>
        <Signatures labels={[words['sign.driver'], words['sign.consignee']]} />
        <CompanyFoot company={company} />
      </div>
    </Paper>
  )
}

const PALLETS = ['pallets.euro', 'pallets.box', 'pallets.other'] as const

/** What was exchanged is known of Europaletten only; the rest is filled in by hand. */
function PalletTable({ exchanged }: { exchanged: string | undefined }) {
  const cell = 'border border-line px-[1.5mm] py-[0.5mm] text-left font-normal'
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-[7.5pt]">
          <td />
          <th scope="col" className={cell}>
            {words['pallets.delivered']}
          </th>
          <th scope="col" className={cell}>
            {words['pallets.returned']}
          </th>
        </tr>
      </thead>
      <tbody>
        {PALLETS.map((pallet) => (
          <tr key={pallet}>
            <th scope="row" className={cell}>
              {words[pallet]}
            </th>
            <td className={cell} />
            <td className={cell}>{pallet === 'pallets.euro' && exchanged}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
