import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { readings } from '#src/records/reading/reading-handle.ts'
import { needsDeletable } from './changes/deletable.ts'
import { PROOFS_PATH } from './proofs/proofs-address.ts'

/** What they take is fetched when somebody begins. */
const many = () => import('./changes/many.late.ts')

const document = needsRecord('document')
const shared = {
  group: 'document',
  scope: ['record:document', listScope('documents'), listScope('documentsUnchecked')],
  permission: 'documents.upload',
  changesData: true,
  placements: ['row'],
} as const
const ofMany = { ...shared, placements: ['row', 'bulk'], needs: [document] } as const

const held = (context: CommandContext) => focusedOf(context, 'document')?.record

const needsUnchecked: Condition = {
  check: (context) => focusedOf(context, 'document')?.record?.verified !== true,
  reason: 'documents.reason.checked',
}

/** It belongs to an order. */
const needsOrder: Condition = {
  check: (context) => held(context)?.orderId !== undefined,
  reason: 'documents.reason.noOrder',
  lasting: true,
}

/** What can be done with documents. */
export const commands: readonly Command[] = [
  {
    ...ofMany,
    id: 'documents.verify',
    title: 'records.document.verify',
    keys: ['shift+v'],
    permission: 'documents.verify',
    icon: 'document',
    run: async (context) => (await import('./verify.late.ts')).verify(context),
  },
  editCommand(
    {
      ...shared,
      id: 'documents.update',
      title: 'documents.update.title',
      // With a field that was read under the keyboard that is meant.
      givesWay: true,
      keys: ['e', 'f2'],
      needs: [document, needsOneRecord],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/document-fields.ts')).editableDocument,
  ),
  choiceCommand({
    ...ofMany,
    id: 'documents.setKind',
    title: 'documents.setKind.title',
    keys: ['s'],
    icon: 'edit',
    choicesTitle: 'documents.setKind.choose',
    choices: async (context) => (await many()).kindChoices(context),
    run: async (context, kind) => (await many()).setKind(context, kind),
  }),
  {
    ...ofMany,
    id: 'documents.setOrder',
    opensField: true,
    title: 'documents.setOrder.title',
    keys: ['z'],
    icon: 'order',
    run: async (context) => (await many()).setOrder(context),
  },
  {
    ...shared,
    id: 'documents.openOrder',
    trivial: true,
    title: 'documents.openOrder.title',
    keys: ['o'],
    permission: 'documents.read',
    needs: [document, needsOneRecord, needsOrder],
    changesData: false,
    icon: 'order',
    run: (context) => {
      const id = held(context)?.orderId
      if (id !== undefined) context.services.openPanel({ kind: 'order', id }, 'add')
    },
  },
  choiceCommand({
    ...ofMany,
    id: 'documents.addTags',
    title: 'documents.addTags.title',
    keys: ['h'],
    icon: 'add',
    choicesTitle: 'documents.addTags.choose',
    choices: async (context) => (await many()).tagChoices(context),
    run: async (context, tag) => (await many()).addTag(context, tag),
  }),
  choiceCommand({
    ...ofMany,
    id: 'documents.removeTags',
    title: 'documents.removeTags.title',
    keys: ['shift+h'],
    icon: 'delete',
    choicesTitle: 'documents.addTags.choose',
    choices: async (context) => (await many()).ownTagChoices(context),
    run: async (context, tag) => (await many()).removeTag(context, tag),
  }),
  {
    ...ofMany,
    id: 'documents.delete',
    title: 'documents.delete.title',
    keys: ['delete'],
    permission: 'documents.delete',
    needs: [document, needsDeletable],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteDocuments(context),
  },
  {
    id: 'documents.missingProofs',
    title: 'documents.missingProofs.title',
    group: 'document',
    keys: ['g q'],
    scope: 'everywhere',
    permission: 'documents.read',
    icon: 'document',
    run: ({ services }) => services.navigate(PROOFS_PATH),
  },
  {
    id: 'documents.openProof',
    title: 'documents.openProof.title',
    group: 'document',
    keys: ['o'],
    scope: listScope('proofs'),
    permission: 'documents.read',
    needs: [needsRecord('order'), needsOneRecord],
    icon: 'document',
    run: async (context) => (await import('./proofs/open-proof.late.ts')).openProof(context),
  },
  {
    id: 'documents.check',
    title: 'documents.check.title',
    group: 'document',
    keys: ['mod+enter'],
    scope: 'own:reading',
    permission: 'documents.verify',
    needs: [needsRecord('document'), needsUnchecked],
    changesData: true,
    // What somebody has to look at comes first.
    run: async (context) => {
      const reading = context.services.sessionValue(readings).of(context)
      if (reading !== undefined && reading.doubtful > 0) return reading.toFirstDoubtful()
      await (await import('./fields/check.late.ts')).check(context)
    },
  },
]
