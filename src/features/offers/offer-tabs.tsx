import { Wand2 } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { TextKey } from '#src/i18n/keys.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { OfferFigures } from './offer-figures.tsx'
import { acceptedOffers, allOffers, expiredOffers, openOffers, rejectedOffers } from './offers-list.ts'

const toolbar = <CommandButton id="offers.create" variant="primary" />
const bulk = <CommandButton id="offers.bulkMatch" icon={Wand2} />
const figures = <OfferFigures />

const tab = (id: string, title: TextKey, list: typeof allOffers) =>
  listTab({
    id,
    title,
    list,
    show: (tabs) => <ListScreen list={list} tabs={tabs} above={figures} toolbar={toolbar} bulk={bulk} />,
  })

/** The lists of offers, in the order of their keys. */
export const offerTabs = [
  tab('open', 'offers.status.open', openOffers),
  tab('accepted', 'offers.status.accepted', acceptedOffers),
  tab('rejected', 'offers.status.rejected', rejectedOffers),
  tab('expired', 'offers.status.expired', expiredOffers),
  tab('all', 'list.view.all', allOffers),
]
