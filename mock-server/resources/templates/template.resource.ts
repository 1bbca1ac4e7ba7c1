import { checkTemplate } from '#src/domain/templates/templates.ts'
import type { TemplateInput } from '#src/contract/campaigns/templates.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { is } from '../../core/lists/filters.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'

type Template = Row<'templates'>

/** A template of which nothing is said. */
export const BLANK = {
  ...{ subject: '', text: '', customerName: '', cargoDescription: '', further: {} },
  ...{ pickupAddress: '', pickupPostalCode: '', pickupCity: '', pickupCountry: 'Deutschland' },
  ...{ deliveryAddress: '', deliveryPostalCode: '', deliveryCity: '', deliveryCountry: 'Deutschland' },
} satisfies Partial<Template>

/** What is typed as it is kept: without outer blanks; what is cleared is as it was at first. */
export function typedTemplate(input: TemplateInput): Partial<Template> {
  const said = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    said.map(([field, value]) => {
      const typed = typeof value === 'string' ? value.trim() : value
      return [field, typed === null || typed === '' ? Reflect.get(BLANK, field) : typed]
    }),
  ) as Partial<Template>
}

/** What orders, answers and campaigns begin with, by name. */
export const templates = defineResource({
  kind: 'template',
  list: { sort: [{ field: 'name' }], filters: { kind: is('kind') } },
  write: {
    ids: 'tpl',
    async create({ store }, { copyOf, ...input }) {
      const model = copyOf === undefined ? undefined : await store.find('templates', copyOf)
      if (copyOf !== undefined && !model) throw notFound()
      const values = {
        ...BLANK,
        ...(model && { further: model.further }),
        ...typedTemplate(input),
        kind: input.kind,
        name: input.name,
      }
      assertNoErrors(checkTemplate(values))
      return { values }
    },
    update(_context, template, input) {
      const values = typedTemplate(input)
      assertNoErrors(checkTemplate({ ...template, ...values }))
      return { values }
    },
  },
})
