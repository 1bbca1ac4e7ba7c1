import { queryKeys } from '#src/api/query.ts'
import type { Command } from '#src/commands/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/conditions.ts'
import { Document } from '#src/contract/documents.ts'

/** What can be done with documents. */
export const commands: readonly Command[] = [
  {
    id: 'documents.verify',
    title: 'records.document.verify',
    group: 'document',
    keys: ['shift+v'],
    scope: ['document', 'documents'],
    permission: 'documents.verify',
    needs: [needsRecord('document'), needsOneRecord],
    changesData: true,
    placements: ['row'],
    async run({ focus, services }) {
      if (focus === undefined) return
      const before = Document.safeParse(focus.record)
      const verified = !(before.success && before.data.verified)
      const document = await services.call('documents.verify', { params: { id: focus.id }, body: { verified } })
      services.queryClient.setQueryData(queryKeys.record('documents.get', document.id), document)
      await services.queryClient.invalidateQueries({ queryKey: queryKeys.all('documents.list') })
      const message = document.verified ? 'records.document.nowVerified' : 'records.document.nowUnverified'
      services.notify({ type: 'success', message: services.t(message, { name: document.name }) })
    },
  },
  {
    id: 'documents.filter',
    title: 'documents.filter',
    group: 'document',
    scope: 'documents',
    choicesTitle: 'documents.filter.choose',
    choices: ({ services }) => [
      { id: 'all', title: services.t('documents.filter.all') },
      { id: 'unverified', title: services.t('documents.filter.unverified') },
    ],
    run: ({ services }, choice) =>
      services.navigate(choice?.id === 'unverified' ? '/documents?verified=false' : '/documents'),
  },
]
