import { Lock, Mail } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { partnersList } from './partners-list.ts'

/** The customers and carriers of the company, by name. */
export function PartnersScreen() {
  return (
    <ListScreen
      list={partnersList}
      toolbar={<CommandButton id="partners.create" variant="primary" />}
      bulk={
        <>
          <CommandButton id="partners.requestPapers" icon={Mail} />
          <CommandButton id="partners.block" icon={Lock} />
        </>
      }
    />
  )
}
