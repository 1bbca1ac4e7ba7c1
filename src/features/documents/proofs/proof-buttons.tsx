import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'

/** What is done for a delivery without a checked proof, in words short enough for the head of a list. */
export function ProofButtons() {
  const { t } = useText()
  return (
    <>
      <CommandButton id="documents.openProof" label={t('documents.proofs.openPaper')} />
      <CommandButton id="messages.requestProof" label={t('documents.proofs.ask')} />
      <CommandButton id="documents.upload" />
    </>
  )
}
