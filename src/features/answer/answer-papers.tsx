import { Upload } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import type { Answer } from '#src/contract/messages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useGivenFiles } from '#src/records/upload/use-given-files.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { LinkPaperList, useLinkUploads } from './link-papers.tsx'

interface PapersProps {
  token: string
  answer: Answer
  /** What stands behind the link now. */
  onChange(answer: Answer): void
}

/** The papers a carrier brings: what has arrived, what is on its way, and how more is added. */
export function AnswerPapers({ token, answer, onChange }: PapersProps) {
  const { t } = useText()
  const call = useCall()
  const { uploads, items, take, pick } = useLinkUploads<undefined>(async (file, { target: _none, ...request }) => {
    onChange(await call('answers.upload', { params: { token }, file, ...request }))
  })
  const overlay = useGivenFiles({
    take: (files) => take(files, undefined),
    told: () => t('upload.over', { target: t('answer.papers') }),
  })
  return (
    <Section title={t('answer.papers')}>
      <LinkPaperList label={t('answer.papers')} papers={answer.papers} items={items} uploads={uploads} />
      <p className="my-2 text-text-2">{t('answer.papers.text')}</p>
      <Button icon={Upload} className="h-10!" onClick={() => void pick(undefined)}>
        {t('answer.papers.add')}
      </Button>
      {overlay}
    </Section>
  )
}
