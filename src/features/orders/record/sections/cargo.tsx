import { fieldsOf } from '../../fields/order-fields.ts'
import { useOrderPlace } from '../../fields/editable-order.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { adrJudgementText } from '#src/entities/goods/adr-judgement-text.ts'

/** What is carried. */
export function OrderCargo() {
  const { t } = useText()
  return (
    <Section title={t('orders.cargo')}>
      <dl>
        <FieldLines fields={fieldsOf('cargo')} />
        <AdrJudgement />
      </dl>
    </Section>
  )
}

/** What the ADR asks for these goods: their points, what was assumed, and the tunnel code of the whole load. */
function AdrJudgement() {
  const { t } = useText()
  const format = useFormat()
  const { dangerousGoods: lines } = useOrderPlace().shown
  if (lines === undefined) return null
  return <Fact label={t('orders.adr.points')}>{adrJudgementText(lines, t, format)}</Fact>
}
