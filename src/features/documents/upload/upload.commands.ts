import type { Command } from '#src/commands/gate/command.ts'

/** The way of papers into the product. */
export const commands: readonly Command[] = [
  {
    id: 'documents.upload',
    title: 'documents.upload.title',
    group: 'document',
    keys: ['shift+u'],
    scope: 'everywhere',
    permission: 'documents.upload',
    placements: ['row'],
    section: 'open',
    icon: 'document',
    run: async (context) => (await import('./pick.late.ts')).pickDocuments(context),
  },
]
