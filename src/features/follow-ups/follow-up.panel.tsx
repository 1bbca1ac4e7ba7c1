import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import {
  dueText,
  followUpSign,
  followUpStateText,
  ownerText,
  subjectOf,
} from '#src/entities/follow-ups/follow-up-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { factsAsText } from '#src/records/panel/record-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { editableFollowUp, FOLLOW_UP_FIELDS } from './fields/follow-up-fields.ts'

/** One follow-up: when and what of, whose it is, and the record it is about. */
export function FollowUpPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="followUp"
      id={id}
      query={useQuery(queryFor(useCall(), 'followUps.get', { params: { id } }))}
      failure="followUps.record.failed"
      title={subjectOf}
      status={(one) => <StatusWord status={followUpSign(one)}>{followUpStateText(one, t)}</StatusWord>}
      text={(one) =>
        factsAsText(subjectOf(one), [
          [t('followUps.due'), dueText(one, format)],
          [t('followUps.about'), one.aboutLabel],
          [t('followUps.assignee'), ownerText(one, t)],
        ])
      }
      body={(one) => (
        <FieldsOf fields={editableFollowUp} record={one} folds>
          <Facts one={one} />
          <RecordHistory endpoint="followUps.events" id={one.id} record={one} fields={FOLLOW_UP_FIELDS} />
        </FieldsOf>
      )}
    />
  )
}

function Facts({ one }: { one: FollowUp }) {
  const { t } = useText()
  const format = useFormat()
  const { aboutKind, aboutId, aboutLabel, createdBy, createdAt, doneAt, doneBy } = one
  const kind = RECORD_KINDS.find((known) => known === aboutKind)
  const by = (stamp: string, name: string | undefined) => [format.stamp(stamp), name].filter(Boolean).join(' · ')
  return (
    <Section
      title={t('followUps.one')}
      fact={<CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />}
    >
      <dl>
        <FieldLines fields={FOLLOW_UP_FIELDS} />
        <CommandLine
          id="assigneeName"
          label={t('followUps.assignee')}
          command="followUps.assign"
          shown={ownerText(one, t)}
        >
          {ownerText(one, t)}
        </CommandLine>
      </dl>
      <DefinitionList
        rows={[
          ...(kind === undefined || aboutId === undefined
            ? []
            : [
                {
                  label: t('followUps.about'),
                  value: <RecordLink kind={kind} id={aboutId} label={aboutLabel ?? aboutId} />,
                  text: aboutLabel ?? aboutId,
                },
              ]),
          { label: t('followUps.createdAt'), value: by(createdAt, createdBy) },
          ...(doneAt === undefined ? [] : [{ label: t('followUps.doneAt'), value: by(doneAt, doneBy) }]),
        ]}
      />
    </Section>
  )
}
