import { Undo2 } from 'lucide-react'
import { momentAddress } from '#client/parts/moments/moment-address.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { ChipRow } from '#client/ui/controls/chip-row.tsx'
import { cardCategories } from '#content/cards.ts'
import { QuestionCard } from './question-card.tsx'
import { useDeck } from './use-deck.ts'
import { useDeckKeys } from './use-deck-keys.ts'

export function CardsScreen() {
  const { category, question, used, total, canLookBack, draw, lookBack, pick } = useDeck()
  useDeckKeys({ onDraw: draw, onLookBack: lookBack })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-5 desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-x-14 desk:gap-y-8 desk:pt-8">
      <header className="desk:col-span-full">
        <h1>Conversation Cards</h1>
        <p className="mt-2 text-ink-2">
          Put the phone between you and take turns. Answering first is allowed, and so is skipping.
        </p>
      </header>
      <ChipRow label="Category" className="desk:grid desk:self-start">
        {cardCategories.map((one) => (
          <Chip key={one.id} isSelected={one.id === category.id} onClick={() => pick(one)}>
            {one.name}
          </Chip>
        ))}
      </ChipRow>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <QuestionCard
          categoryName={category.name}
          question={question}
          used={used}
          total={total}
          onDraw={draw}
          onLookBack={lookBack}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="lamp" size="big" onClick={draw} className="max-desk:grow">
            New Question
          </Button>
          <Button variant="line" size="big" aria-disabled={!canLookBack} onClick={lookBack}>
            <Undo2 aria-hidden="true" strokeWidth={1.75} />
            Previous
          </Button>
          <ButtonLink variant="quiet" size="big" to={momentAddress({ area: 'other', line: { text: question } })}>
            Use it for a moment
          </ButtonLink>
        </div>
        <p className="text-xs font-medium text-ink-2">
          <span className="max-desk:hidden">
            Right arrow or space for a new question, left arrow for the one before.
          </span>
          <span className="desk:hidden">Swipe left for a new question, right for the one before.</span>
        </p>
      </div>
    </div>
  )
}
