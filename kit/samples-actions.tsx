import { Bell, Heart, LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { Tooltip } from '#client/ui/layers/tooltip.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { VisuallyHidden } from '#client/ui/surfaces/visually-hidden.tsx'
import { Sample } from './sample.tsx'

export function ActionSamples() {
  const [isFavorite, setFavorite] = useState(true)
  return (
    <>
      <Sample title="Buttons: your turn">
        <div>
          <Button variant="lamp">The one next step</Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button>Work</Button>
          <Button variant="line">Line</Button>
          <Button variant="quiet">Quiet</Button>
        </div>
        <div>
          <ButtonLink variant="help" to="/help-now">
            <LifeBuoy aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Help now
          </ButtonLink>
        </div>
        <Button size="big" full>
          Big and full
        </Button>
        <div className="flex flex-wrap gap-3">
          <Button isBusy>Sending</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Sample>
      <Sample title="Icon buttons and tooltips">
        <div className="flex gap-1">
          <Tooltip label="Replies to you and news about your account">
            <IconButton label="Notifications">
              <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </IconButton>
          </Tooltip>
          <Tooltip label="Keep this line">
            <IconButton label="Favorite" aria-pressed={isFavorite} onClick={() => setFavorite(!isFavorite)}>
              <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </IconButton>
          </Tooltip>
        </div>
      </Sample>
      <ChipSample />
      <Sample title="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge>
            <VisuallyHidden>Takes </VisuallyHidden>5 min
          </Badge>
          <Badge tone="sage">Yours now</Badge>
          <Badge tone="apricot">Next step</Badge>
          <Badge tone="amber">Not sent</Badge>
        </div>
      </Sample>
    </>
  )
}

function ChipSample() {
  const [feelings, setFeelings] = useState(['tired'])
  return (
    <Sample title="Chips">
      <div className="flex flex-wrap gap-2">
        {['tired', 'wound up', 'at home'].map((feeling) => (
          <Chip
            key={feeling}
            isSelected={feelings.includes(feeling)}
            onClick={() =>
              setFeelings(feelings.includes(feeling) ? feelings.filter((f) => f !== feeling) : [...feelings, feeling])
            }
          >
            {feeling}
          </Chip>
        ))}
      </div>
    </Sample>
  )
}
