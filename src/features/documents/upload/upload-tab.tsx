import { useMemo } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { UPLOAD_ENDINGS } from '#src/domain/documents/documents.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ListTab, TabbedParts } from '#src/records/list/tabs/define-tabs.tsx'
import { useUploads } from '#src/records/upload/session-uploads.ts'
import { UploadList } from '#src/records/upload/upload-list.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { FilterRow, PageHeader } from '#src/ui/page/page-header.tsx'
import { documentUploads, UPLOAD_TAB } from './document-uploads.ts'

/** The documents on their way, as one of the lists of the document centre. */
export const uploadTab: ListTab = {
  id: UPLOAD_TAB,
  title: 'upload.title',
  useCount() {
    const { items } = useUploads(documentUploads)
    return items.length === 0 ? undefined : items.length
  },
  show: (tabs) => <UploadTab tabs={tabs} />,
  // It is all here already.
  ask: () => Promise.resolve(),
}

function UploadTab({ tabs }: { tabs: TabbedParts }) {
  const { t } = useText()
  const { run } = useCommands()
  const { uploads, items } = useUploads(documentUploads)
  const keys = useKeysOf('documents.upload')
  const words = useMemo(() => ({ unfiled: t('documents.upload.unfiled'), which: t('documents.upload.which') }), [t])
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHeader
        title={t('documents.title')}
        actions={<CommandButton id="documents.upload" label={t('upload.title')} variant="primary" />}
      />
      <FilterRow label={t('upload.list')} lead={tabs.strip}>
        {null}
      </FilterRow>
      <UploadList
        uploads={uploads}
        items={items}
        kind="document"
        endings={UPLOAD_ENDINGS}
        words={words}
        tabs={tabs.handle}
        pick={{ title: t('documents.upload.title'), keys, onRun: () => void run('documents.upload') }}
      />
    </div>
  )
}
