import { Button } from '#client/ui/controls/button.tsx'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { Card, Turn } from '#client/ui/surfaces/card.tsx'
import { Sample } from './sample.tsx'

export function TurnSamples() {
  return (
    <>
      <Sample title="Turns">
        <Turn who="them">It makes sense that the walking-in is the part you’d pay to skip.</Turn>
        <Turn who="you" className="justify-self-end">
          Twenty people and I know two of them.
        </Turn>
        <Turn who="them" fill="plain">
          <p className="say">“Which floor is the good coffee on?”</p>
        </Turn>
        <Turn who="them" fill="help">
          <h3>Is it happening now?</h3>
          <p className="text-sm text-on-help-2">Three lines to say, one breath, one true sentence.</p>
        </Turn>
      </Sample>
      <Sample title="The next step, and a plain card">
        <Turn who="them" fill="apricot" size="big" className="grid gap-4">
          <p className="text-xs font-semibold text-apricot-ink">One next step, about two minutes</p>
          <h3 className="text-h2">Pick the sentence you’ll arrive with.</h3>
          <LeaningTurns className="w-40 justify-self-end" />
          <Button variant="line" className="justify-self-start">
            Choose my opener
          </Button>
        </Turn>
        <Card>
          <h3>Ask WingMate</h3>
          <p className="text-sm text-ink-2">WingMate is an AI, not a person and not therapy.</p>
        </Card>
        <div className="on-dusk grid gap-4 rounded-r3 bg-dusk p-6 text-on-dusk">
          <LeaningTurns className="w-40" />
          <Progress label="Square breath" value={2} max={5} words="round 2 of 5" ground="dusk" />
        </div>
      </Sample>
    </>
  )
}
