import { restoreWizard } from '#machines/wizard-storage.ts'
import type { WizardInput } from '#machines/wizard-session.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { draftIds, readDraft, type DraftId, type Owner } from './store.ts'

/** A draft as a list shows it. */
export interface ListedDraft {
  id: DraftId
  name: string
  /** Milliseconds since 1970; 0 when unknown. */
  keptAt: number
  /** "Ladung · Gespeichert 14:03" */
  detail: string
  /** "Entwurf von 14:03 fortsetzen · Elbufer Maschinenbau AG" */
  goOn: string
}

/** What drafts are written with in the interface's language. */
export interface DraftWords {
  t: Translate
  /** "14:03" today, with the day otherwise. */
  time(at: number): string
}

/** All drafts of a person, the one kept last first. */
export function listDrafts(owner: Owner, { t, time }: DraftWords): ListedDraft[] {
  const drafts = draftIds(owner).flatMap((id): ListedDraft[] => {
    const kept = readDraft(owner, id)
    if (kept === undefined) return []
    const { data, currentStep = 'customer' }: WizardInput = restoreWizard(kept.wizard) ?? {}
    const since = kept.keptAt > 0 ? t('wizard.kept', { time: time(kept.keptAt) }) : t('wizard.draft.damaged')
    const detail = `${t(`wizard.step.${currentStep}`)} · ${since}`
    const name = draftName(id, data, t)
    const goOn = kept.keptAt > 0 ? t('wizard.draft.goOnAt', { time: time(kept.keptAt) }) : t('wizard.draft.goOn')
    return [{ id, name, keptAt: kept.keptAt, detail, goOn: `${goOn} · ${name}` }]
  })
  return drafts.toSorted((one, other) => other.keptAt - one.keptAt)
}

/** How a draft is called: by its customer, else its cargo, else its number. */
export function draftName(id: DraftId, data: Partial<OrderDraft> | undefined, t: Translate): string {
  const [customer, cargo] = [data?.customer?.name?.trim(), data?.cargo?.description?.trim()]
  return customer || cargo || t('wizard.draft.number', { number: id ?? '1' })
}
