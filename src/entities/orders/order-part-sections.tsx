import { useText } from '#src/i18n/use-text.ts'
import type { Field } from '#src/records/fields/field.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'

interface Parts {
  parts: readonly Field[]
  stops: Readonly<Record<'pickup' | 'delivery', readonly Field[]>>
}

/** What orders begin with, as `orderPartFields` says it, in a panel: what is carried, and both stops. */
export function OrderPartSections({ parts, stops }: Parts) {
  const { t } = useText()
  return (
    <>
      <Section title={t('records.order')}>
        <dl>
          <FieldLines fields={parts} />
        </dl>
      </Section>
      {(['pickup', 'delivery'] as const).map((stop) => (
        <Section key={stop} title={t(`records.${stop}`)}>
          <dl>
            <FieldLines fields={stops[stop]} />
          </dl>
        </Section>
      ))}
    </>
  )
}
