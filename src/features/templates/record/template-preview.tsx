import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { missingValues } from '#src/domain/templates/placeholders.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { markedWords, valuesOfPartner } from '#src/entities/templates/placeholder-words.ts'

/** Customers one can look through. */
const MOST = 20

interface Words {
  subject: string
  text: string
}

/** What the words of an e-mail come to for a customer; what has no value is marked. Its key is alive within the panel's body. */
export function TemplatePreview({ words, within }: { words: Words; within: RefObject<HTMLElement | null> }) {
  const { t } = useText()
  const [at, setAt] = useState(0)
  const { data, isError, refetch } = useQuery(
    queryFor(useCall(), 'partners.list', { query: { kind: 'customer', limit: MOST, sortBy: 'name' } }),
  )
  const all = data?.data ?? []
  const partner = all[at % Math.max(1, all.length)]
  const next = () => setAt((before) => before + 1)
  const keysOf = useLocalKeys(within, [{ keys: 'm', title: t('templates.preview.next'), run: next }])
  return (
    <Section
      title={t('templates.preview')}
      fact={
        all.length > 1 && (
          <Button variant="quiet" keys={keysOf('m')} onClick={next} className="-mr-2 h-6 text-chip">
            {t('templates.preview.next')}
          </Button>
        )
      }
    >
      {data === undefined && !isError && <SkeletonBar width="80%" />}
      {data === undefined && isError && (
        <SectionFailure text={t('templates.preview.failed')} onRetry={() => void refetch()} />
      )}
      {partner !== undefined && <Shown words={words} partner={partner} />}
    </Section>
  )
}

function Shown({ words, partner }: { words: Words; partner: Partner }) {
  const { t } = useText()
  const { name } = useSession()
  const company = useQuery(queryFor(useCall(), 'tenants.company', {})).data?.name
  const values = { ...valuesOfPartner(partner), Absender: name, Haus: company }
  const missing = missingValues(`${words.subject}\n${words.text}`, values)
  return (
    <div role="group" aria-label={t('templates.preview')} className="flex flex-col gap-2">
      <p className="text-chip text-text-3">{t('templates.preview.of', { name: partner.name })}</p>
      {words.subject !== '' && <p className="font-semibold wrap-anywhere">{markedWords(words.subject, values, t)}</p>}
      <p className="whitespace-pre-wrap wrap-anywhere">{markedWords(words.text, values, t)}</p>
      {missing.length > 0 && (
        <StatusWord status="notice">{t('templates.preview.missing', { names: missing.join(', ') })}</StatusWord>
      )}
    </div>
  )
}
