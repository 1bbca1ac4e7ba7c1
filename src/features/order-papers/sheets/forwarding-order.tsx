import { Paper } from '#src/ui/print/print.tsx'
import { freightRows, letterRows, vehicleRows } from '../facts/forwarding-rows.ts'
import { GoodsNotes, GoodsTable } from './paper-goods.tsx'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { Address, Amounts, Block, CompanyFoot, Facts, Letterhead, Signatures, StopBlock } from './paper-parts.tsx'
import { words } from '../facts/paper-words.ts'
import { TourParts } from './tour-parts.tsx'

/** "Transportauftrag": what the carrier is to do, for which freight and on which terms. The price is for those who may read it. */
export function ForwardingOrder({ facts, withFreight }: { facts: PaperFacts; withFreight: boolean }) {
  const { company, crossBorder } = facts
  return (
    <Paper label={`${words['forwarding.title']} ${facts.number}`} pageWord={words.page}>
      <Letterhead
        company={company}
        title={words['forwarding.title']}
        to={<Address party={facts.carrier} withCountry={crossBorder || facts.carrier.country !== company?.country} />}
        rows={letterRows(facts)}
      />
      <p className="mt-[4mm]">{words['forwarding.intro']}</p>
      {facts.tour === undefined ? <OwnParts facts={facts} /> : <TourParts tour={facts.tour} />}
      <div className="grid grid-cols-2 gap-[8mm]">
        <Block title={words.vehicle}>
          <Facts rows={vehicleRows(facts)} />
        </Block>
        {withFreight && (
          <Block title={words.freight}>
            <Facts narrow rows={[{ label: words['tour.order'], value: facts.tour && facts.number, optional: true }]} />
            <Amounts rows={freightRows(facts)} />
            <div className="mt-[1mm]">
              <Facts narrow rows={[{ label: words['freight.terms'], value: facts.terms }]} />
            </div>
            <p className="mt-[1mm] text-[8pt]">{facts.freightTax}</p>
          </Block>
        )}
      </div>
      {/* Anyone who signs has the terms on the same page. */}
      <div data-keep>
        <Block title={words.terms} className="text-[7.5pt] leading-[9.5pt]">
          <ul className="list-disc pl-[4mm]">
            {facts.carrierTerms.map(({ title, text }) => (
              <li key={title}>
                <strong className="font-semibold">{title}: </strong>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Block>
        <Signatures labels={[words['sign.client'], words['sign.carrier']]} />
        <CompanyFoot company={company} />
      </div>
    </Paper>
  )
}

/** Stops and goods of an order that rides alone. */
function OwnParts({ facts }: { facts: PaperFacts }) {
  const { crossBorder } = facts
  return (
    <>
      <div className="grid grid-cols-2 gap-[8mm]">
        {facts.places.map((place) => (
          <StopBlock key={place.title} stop={place} withCountry={crossBorder} forDriver />
        ))}
      </div>
      <Block title={words.goods}>
        <GoodsTable rows={facts.goodsRows} />
      </Block>
      <GoodsNotes facts={facts} withDuties />
    </>
  )
}
