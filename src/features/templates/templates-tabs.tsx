import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { documentTemplatesList, emailTemplatesList, orderTemplatesList } from './lists/template-lists.ts'

/** The views of the screen, in the order of their keys. */
export const templatesTabs = [
  listTab({
    id: 'emails',
    isUsual: true,
    title: 'templates.tab.email',
    list: emailTemplatesList,
    show: (tabs) => (
      <ListScreen
        list={emailTemplatesList}
        tabs={tabs}
        toolbar={<CommandButton id="templates.createEmail" variant="primary" />}
      />
    ),
  }),
  listTab({
    id: 'orders',
    title: 'templates.tab.order',
    list: orderTemplatesList,
    show: (tabs) => (
      <ListScreen
        list={orderTemplatesList}
        tabs={tabs}
        toolbar={<CommandButton id="templates.createOrder" variant="primary" />}
      />
    ),
  }),
  listTab({
    id: 'documents',
    title: 'templates.tab.document',
    list: documentTemplatesList,
    show: (tabs) => (
      <ListScreen
        list={documentTemplatesList}
        tabs={tabs}
        toolbar={<CommandButton id="documentTemplates.create" variant="primary" />}
      />
    ),
  }),
]
