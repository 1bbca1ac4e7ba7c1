import { Paper } from '#src/ui/print/print.tsx'
import { GoodsNotes, GoodsTable } from './paper-goods.tsx'
import { confirmationRows, priceNotes, priceRows } from '../facts/confirmation-rows.ts'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { Address, Amounts, Block, CompanyFoot, CompanyTerms, Facts, Letterhead, StopBlock } from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'

/**
 * "Auftragsbestätigung": what the customer has ordered, for which price and on which terms. Nothing on it says who drives or
 * for how much; the price is for those who may read it.
 */
export function OrderConfirmation({ facts, withPrice }: { facts: PaperFacts; withPrice: boolean }) {
  const { company, crossBorder, customer, price } = facts
  return (
    <Paper label={`${words['confirmation.title']} ${facts.number}`} pageWord={words.page}>
      <Letterhead
        company={company}
        title={words['confirmation.title']}
        to={<Address party={customer} withCountry={crossBorder || customer.country !== company?.country} />}
        rows={confirmationRows(facts)}
      />
      <p className="mt-[4mm]">{words['confirmation.intro']}</p>
      <div className="grid grid-cols-2 gap-[8mm]">
        {facts.places.map((place) => (
          <StopBlock key={place.title} stop={place} withCountry={crossBorder} />
        ))}
      </div>
      <Block title={words.goods}>
        <GoodsTable rows={facts.goodsRows} />
      </Block>
      <GoodsNotes facts={facts} />
      {withPrice && (
        <Block title={words.price}>
          <div className="w-[calc(50%-4mm)]">
            <Amounts rows={priceRows(price)} />
          </div>
          <div className="mt-[1mm]">
            <Facts narrow rows={priceNotes(price)} />
          </div>
        </Block>
      )}
      <div data-keep>
        <Block title={words.terms} className="text-[7.5pt] leading-[9.5pt]">
          <ul className="list-disc pl-[4mm]">
            <li>{crossBorder ? words['terms.cmr'] : words['terms.hgb']}</li>
            <CompanyTerms company={company} />
          </ul>
        </Block>
        <CompanyFoot company={company} />
      </div>
    </Paper>
  )
}
