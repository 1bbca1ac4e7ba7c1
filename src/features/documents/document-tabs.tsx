import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { BulkButtons } from './changes/bulk-buttons.tsx'
import { DocumentFigures } from './document-figures.tsx'
import { documentsList, uncheckedList } from './documents-list.ts'
import { PROOFS_TAB } from './proofs/proofs-address.ts'
import { ProofButtons } from './proofs/proof-buttons.tsx'
import { proofsList } from './proofs/proofs-list.tsx'
import { uploadTab } from './upload/upload-tab.tsx'

const bulk = <BulkButtons />
const toolbar = <UploadButton />

/** The lists of documents, in the order of their keys. */
export const documentTabs = [
  listTab({
    id: 'unchecked',
    title: 'records.document.unverified',
    list: uncheckedList,
    show: (tabs) => <ListScreen list={uncheckedList} tabs={tabs} bulk={bulk} toolbar={toolbar} />,
  }),
  listTab({
    id: 'all',
    title: 'list.view.all',
    isUsual: true,
    list: documentsList,
    show: (tabs) => (
      <ListScreen list={documentsList} tabs={tabs} head={<DocumentFigures />} bulk={bulk} toolbar={toolbar} />
    ),
  }),
  listTab({
    id: PROOFS_TAB,
    title: 'documents.tab.proofs',
    warns: true,
    list: proofsList,
    show: (tabs) => <ListScreen list={proofsList} tabs={tabs} toolbar={<ProofButtons />} />,
  }),
  uploadTab,
]

/** The short word: the title beside it says of what. */
function UploadButton() {
  const { t } = useText()
  return <CommandButton id="documents.upload" label={t('upload.title')} variant="primary" />
}
