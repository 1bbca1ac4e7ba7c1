import { focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsPanel, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { partnerEndpoints } from '#src/contract/partners.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

const partner = needsRecord('partner')
const shared = {
  group: 'partner',
  scope: [listScope('partners'), 'record'],
  permission: 'partners.write',
  changesData: true,
  placements: ['row'],
} as const

const blocking = () => import('./changes/block.late.ts')

/** All of the partners that are chosen are blocked, or none is; one no one has loaded yet may be either. */
const needsBlocked = (blocked: boolean): Condition => ({
  check: (_context, targets) =>
    targets.every(({ kind, record }) => kind !== 'partner' || record === undefined || record.blocked === blocked),
  reason: blocked ? 'partners.reason.notBlocked' : 'partners.reason.blocked',
  lasting: true,
})

/** Papers are asked of those who drive for us. */
const needsCarrier: Condition = {
  check: (_context, targets) =>
    targets.some(({ kind, record }) => kind === 'partner' && (record === undefined || record.kind === 'carrier')),
  reason: 'partners.reason.noCarrier',
  lasting: true,
}

const needsTwin: Condition = {
  check: (context) => twinOf(context) !== undefined,
  reason: 'partners.reason.noTwin',
  lasting: true,
}

const twinOf = (context: CommandContext) => focusedOf(context, 'partner')?.record?.twinId

/** Customers and carriers: making, changing, blocking them, asking for their papers; the parts of them are in `parts.commands.ts`. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'partners.create',
    opensField: true,
    title: 'partners.create.title',
    keys: ['shift+n'],
    scope: listScope('partners'),
    permission: partnerEndpoints['partners.create'].permission,
    about: 'partner',
    placements: ['toolbar'],
    icon: 'add',
    run: async (context) => (await import('./changes/create.late.ts')).openCreate(context),
  },
  editCommand(
    {
      ...shared,
      id: 'partners.edit',
      calls: 'partners.update',
      title: 'partners.edit.title',
      keys: ['e', 'f2'],
      permission: partnerEndpoints['partners.update'].permission,
      needs: [partner, needsOneRecord],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/partner-fields.ts')).editablePartner,
  ),
  {
    ...shared,
    id: 'partners.requestPapers',
    opensField: true,
    title: 'partners.request',
    keys: ['+'],
    needs: [partner, needsCarrier],
    placements: ['row', 'bulk'],
    icon: 'document',
    section: 'status',
    run: async (context) => (await import('./changes/requests.late.ts')).requestPapers(context),
  },
  {
    ...shared,
    id: 'partners.block',
    calls: 'partners.update',
    opensField: true,
    title: 'partners.block.title',
    keys: ['z'],
    needs: [partner, needsBlocked(false)],
    placements: ['row', 'bulk'],
    section: 'status',
    run: async (context) => (await blocking()).block(context),
  },
  {
    ...shared,
    id: 'partners.unblock',
    calls: 'partners.update',
    title: 'partners.unblock.title',
    keys: ['shift+z'],
    needs: [partner, needsBlocked(true)],
    placements: ['row', 'bulk'],
    section: 'status',
    run: async (context) => (await blocking()).unblock(context),
  },
  {
    ...shared,
    id: 'partners.openPage',
    trivial: true,
    title: 'partners.openPage.title',
    keys: ['p'],
    scope: 'record',
    permission: partnerEndpoints['partners.get'].permission,
    needs: [partner, { ...needsPanel, lasting: true }],
    changesData: false,
    icon: 'view',
    run(context) {
      const focus = focusedOf(context, 'partner')
      if (focus) context.services.navigate(`/partners/${encodeURIComponent(focus.id)}`)
    },
  },
  {
    ...shared,
    id: 'partners.openTwin',
    trivial: true,
    title: 'partners.openTwin.title',
    keys: ['o'],
    permission: partnerEndpoints['partners.get'].permission,
    needs: [partner, needsOneRecord, needsTwin],
    changesData: false,
    icon: 'partner',
    run(context) {
      const id = twinOf(context)
      if (id !== undefined) context.services.navigate(`/partners/${encodeURIComponent(id)}`)
    },
  },
]
