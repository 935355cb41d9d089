import { Undo2 } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { cardCategories } from '#content/cards.ts'
import { QuestionCard } from './question-card.tsx'
import { useDeck } from './use-deck.ts'
import { useDeckKeys } from './use-deck-keys.ts'

export function CardsScreen() {
  const { category, question, used, total, canLookBack, draw, lookBack, pick } = useDeck()
  useDeckKeys({ onDraw: draw, onLookBack: lookBack })
  return (
    <div className="wrap grid gap-6 pt-5 desk:grid-cols-[18rem_minmax(0,1fr)] desk:gap-x-14 desk:pt-8">
      <header className="desk:col-span-full">
        <h1>Conversation Cards</h1>
        <p className="mt-2 max-w-[52ch] text-ink-2">
          Put the phone between you and take turns. Answering first is allowed, and so is skipping.
        </p>
      </header>
      <div>
        <h2 className="mb-2.5 font-sans text-xs font-semibold tracking-normal text-ink-2">Pick a category</h2>
        <ul className="flex flex-wrap gap-2 desk:grid">
          {cardCategories.map((one) => (
            <li key={one.id} className="desk:grid">
              <Chip isSelected={one.id === category.id} onClick={() => pick(one)}>
                {one.name}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid min-w-0 max-w-180 content-start gap-5">
        <QuestionCard
          categoryName={category.name}
          question={question}
          used={used}
          total={total}
          onDraw={draw}
          onLookBack={lookBack}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="lamp" size="big" onClick={draw} className="max-desk:grow">
            New Question
          </Button>
          <Button variant="line" size="big" aria-disabled={!canLookBack} onClick={lookBack}>
            <Undo2 aria-hidden="true" strokeWidth={1.75} />
            The one before
          </Button>
        </div>
        <p className="text-xs font-medium text-ink-2">
          <span className="[@media(pointer:coarse)]:hidden">
            Arrow right or space brings a new question, arrow left the one before.
          </span>
          <span className="hidden [@media(pointer:coarse)]:inline">
            Swipe left for a new question, right for the one before.
          </span>
        </p>
      </div>
    </div>
  )
}
