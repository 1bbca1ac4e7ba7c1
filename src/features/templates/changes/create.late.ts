import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { NewTemplate, Template } from '#src/contract/campaigns/templates.ts'
import { checkTemplate } from '#src/domain/templates/templates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'
import { saidOf, type FormValues, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { EMAIL_FIELDS, ORDER_FIELDS, placeholderHint } from '../fields/template-fields.ts'
import { CustomerControl } from '#src/entities/partners/customer-control.tsx'
import { templateChanges } from './template-changes.ts'

/** A new one has no name yet. */
const blankOf = (kind: Template['kind']): Template => ({ ...Template.parse({ kind }), name: '' })

const check: RecordForm<Template>['check'] = (record, props) =>
  checkTemplate(record).filter(({ path }) => props.includes(path))

const emailForm: RecordForm<Template> = {
  fields: EMAIL_FIELDS.map((field) =>
    field.id === 'text' ? { ...field, hint: (_texts, { t }) => t('templates.hint', placeholderHint) } : field,
  ),
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-1', 'subject'],
    ['grid-cols-1', 'text'],
  ],
  required: ['name', 'text'],
  blank: blankOf('email'),
  texts: {},
  check,
}

const orderForm: RecordForm<Template> = {
  fields: ORDER_FIELDS.map((field) => (field.id === 'customerName' ? { ...field, Control: CustomerControl } : field)),
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-[1fr_1fr_160px]', 'customerName', 'cargoDescription', 'customerPrice'],
    ['grid-cols-4', 'weight', 'loadingMeters', 'packageCount', 'packageType'],
    ['grid-cols-[176px_1fr_1fr]', 'pickupPostalCode', 'pickupCity', 'pickupAddress'],
    ['grid-cols-[176px_1fr_1fr]', 'deliveryPostalCode', 'deliveryCity', 'deliveryAddress'],
    ['grid-cols-4', 'pickupWindow', 'deliveryWindow', 'pickupCountry', 'deliveryCountry'],
  ],
  required: ['name'],
  blank: blankOf('order'),
  texts: { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' },
  check: (record, props, { texts, ...asked }) => [
    ...(texts['customerName']?.trim() && !texts['customerId'] ? errorAt('customerName', 'customerRequired') : []),
    ...check(record, props, { texts, ...asked }),
  ],
}

/** Shows the form of a new template. */
export function openCreate(context: CommandContext, kind: Template['kind']): void {
  const { t } = context.services
  const command = kind === 'email' ? 'templates.createEmail' : 'templates.createOrder'
  openForm(context, {
    form: kind === 'email' ? emailForm : orderForm,
    name: `template.${kind}`,
    command,
    title: plainTitle(t(kind === 'email' ? 'templates.createEmail.title' : 'templates.createOrder.title')),
    confirm: t('templates.create.confirm'),
    width: kind === 'email' ? 600 : 720,
    onSend: ({ values, texts }) =>
      create(context, command, kind, {
        ...values,
        ...(kind === 'order' && { customerId: texts['customerId'] || null }),
      }),
  })
}

async function create(
  context: CommandContext,
  commandId: string,
  kind: Template['kind'],
  values: FormValues,
  more: { copyOf?: string } = {},
): Promise<void> {
  const body = NewTemplate.parse({ ...saidOf(values), kind, ...more })
  await templateChanges.create(context, {
    commandId,
    title: context.services.t('templates.created'),
    blank: blankOf(kind),
    body,
    call: (call, idempotencyKey) => call('templates.create', { body, idempotencyKey }),
    done: ({ id }) => context.services.openPanel({ kind: 'template', id }),
  })
}

/** What of a template its copy says, too. */
const COPIED = [...EMAIL_FIELDS, ...ORDER_FIELDS].flatMap(({ props }) => props)

/** Makes one like the focused one, under a name that says so. */
export async function duplicate(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'template')
  const [template] = focus === undefined ? [] : await newestRecords(context, 'template', [focus])
  if (template === undefined) return
  const name = context.services.t('templates.copyOf', { name: template.name }).slice(0, 80)
  const said = Object.fromEntries([...COPIED, 'customerId'].map((prop) => [prop, Reflect.get(template, prop)]))
  const { kind, id: copyOf } = template
  await create(context, 'templates.duplicate', kind, { ...(said as FormValues), name }, { copyOf })
}

/** Asks for the name of a template that is made of the focused order. */
export async function fromOrder(context: CommandContext): Promise<void> {
  const { t } = context.services
  const focus = focusedOf(context, 'order')
  const [order] = focus === undefined ? [] : await newestRecords(context, 'order', [focus])
  if (order === undefined) return
  openForm<{ name: string }>(context, {
    form: {
      fields: [{ id: 'name', name: 'templates.name', kind: textKind(80), props: ['name'] }],
      rows: [['grid-cols-1', 'name']],
      required: ['name'],
      blank: { name: '' },
      texts: { name: `${order.customerName} ${order.pickupCity}–${order.deliveryCity}`.slice(0, 80) },
      check: ({ name }) => (name.trim() === '' ? errorAt('name', 'required') : []),
    },
    name: `template.${order.id}`,
    command: 'templates.fromOrder',
    title: t('templates.fromOrder.of', { order: order.orderNumber }),
    confirm: t('templates.create.confirm'),
    width: 480,
    async onSend({ values }) {
      const body = { orderId: order.id, name: String(values['name']) }
      await templateChanges.create(context, {
        commandId: 'templates.fromOrder',
        title: t('templates.created'),
        blank: blankOf('order'),
        body,
        call: (call, idempotencyKey) => call('templates.fromOrder', { body, idempotencyKey }),
        done: ({ id }) => context.services.openPanel({ kind: 'template', id }, 'add'),
      })
    },
  })
}
