import { allChallenges } from '#content/challenges/all-challenges.ts'
import { allCues } from '#content/cues/all-cues.ts'
import { type CueStyle, cueStyles, situations } from '#content/cues/cue.ts'
import { lessonList } from '#content/generated/lesson-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { type TechniqueId, techniques } from '#content/techniques.ts'
import type { ChallengeCategory, DifficultyLevel } from '#rules/challenges/facts.ts'
import { type LifeArea, lifeAreas } from '#rules/life-areas.ts'
import type { RecommendationCategory, RecommendationDifficulty } from '#rules/recommendations/facts.ts'
import { type Item, type ItemKey, keyOf } from '#rules/recommendations/library.ts'

/** An item of the library, with everything its card shows. */
export type Resource = Item & {
  description: string
  href: string
  category: RecommendationCategory
  difficulty: RecommendationDifficulty
  /** Null if it has no set length. */
  minutes: number | null
  tags: readonly string[]
}

const techniqueCategories: Record<TechniqueId, RecommendationCategory> = {
  'power-breathing': 'anxiety',
  'micro-meditation': 'mindfulness',
  'movement-stretch': 'stress',
  'mental-reset': 'anxiety',
  'sensory-refresh': 'mindfulness',
  'confidence-boost': 'confidence',
}

const challengeCategories: Record<ChallengeCategory, RecommendationCategory> = {
  conversation: 'social',
  social_situations: 'social',
  phone_calls: 'social',
  public_speaking: 'confidence',
  assertiveness: 'confidence',
}

const difficulties: Record<DifficultyLevel, RecommendationDifficulty> = {
  1: 'beginner',
  2: 'beginner',
  3: 'intermediate',
  4: 'advanced',
  5: 'advanced',
}

export type ChallengeFacts = {
  id: string
  title: string
  description: string
  category: ChallengeCategory
  lifeCategory: LifeArea
  difficultyLevel: DifficultyLevel
  /** As shown: '5 min', '2 hours'. */
  estimatedDuration: string
}

/** Also for challenges people added themselves. */
export function challengeResource(challenge: ChallengeFacts): Resource {
  const { id, title, description, category, lifeCategory, difficultyLevel } = challenge
  return {
    type: 'challenge',
    id,
    title,
    description: description || 'A step of your own.',
    href: `/challenges?challenge=${id}`,
    area: lifeCategory,
    challenge: { category, level: difficultyLevel },
    category: challengeCategories[category],
    difficulty: difficulties[difficultyLevel],
    minutes: minutesOf(challenge.estimatedDuration),
    tags: [lifeCategory, category.replaceAll('_', ' ')],
  }
}

function minutesOf(words: string): number | null {
  const [, amount, unit] = /^(\d+) (min|hour)/.exec(words) ?? []
  return amount ? Number(amount) * (unit === 'hour' ? 60 : 1) : null
}

const bodyLessons = new Set(['sleep-caffeine-and-nerves'])
const articleAreas: Partial<Record<string, LifeArea>> = { Dating: 'dating', Workplace: 'work', School: 'school' }

const styleWords: Record<CueStyle, string> = {
  icebreaker: 'lines to open with',
  followup: 'lines to keep it going',
  transition: 'lines to change the subject',
  closing: 'lines to leave with',
}

/** The lines for one place and one part of a conversation, under one name. */
function cueSets(area: LifeArea): Resource[] {
  return situations[area].flatMap(({ id: situation, label }) =>
    cueStyles.flatMap((style): Resource[] => {
      const cues = allCues.filter((cue) => {
        return cue.lifeCategory === area && cue.situation === situation && cue.category === style
      })
      const [first] = cues
      if (!first) return []
      return [
        {
          type: 'cues',
          id: `${area}-${situation}-${style}`,
          title: `${label}: ${styleWords[style]}`,
          description: `“${first.text}”${cues.length > 1 ? ` And ${cues.length - 1} more.` : ''}`,
          href: `/small-talk-cues?area=${area}&style=${style}&situation=${situation}`,
          area,
          cues: { style, situation },
          category: 'social',
          difficulty: first.confidence === 'advanced' ? 'advanced' : 'beginner',
          minutes: null,
          tags: [area, 'lines'],
        },
      ]
    }),
  )
}

const coachTopics: Record<LifeArea, { title: string; description: string }> = {
  work: { title: 'Talk about work with WingMate', description: 'Meetings, bosses, lunch. Say it as messily as it is.' },
  dating: { title: 'Talk about dating with WingMate', description: 'Before, after, or about not going at all.' },
  school: { title: 'Talk about school with WingMate', description: 'Classes, group work, the cafeteria at noon.' },
}

export const resources: readonly Resource[] = [
  ...techniques.map(
    ({ id, title, description, duration, category, energyLevel }): Resource => ({
      type: 'technique',
      id,
      title,
      description,
      href: `/energy-boost/${id}`,
      area: null,
      isCalming: energyLevel !== 'high',
      category: techniqueCategories[id],
      difficulty: 'beginner',
      minutes: duration,
      tags: [category.toLowerCase()],
    }),
  ),
  ...allChallenges.map(challengeResource),
  ...publishedArticles.map(
    ({ id, title, description, category, readTime, tags }): Resource => ({
      type: 'article',
      id,
      title,
      description,
      href: `/articles/${id}`,
      area: articleAreas[category] ?? null,
      category: category === 'General' ? 'anxiety' : 'social',
      difficulty: 'beginner',
      minutes: readTime,
      tags: tags.slice(0, 3),
    }),
  ),
  ...lessonList.map(
    ({ id, title, excerpt, readTime, tags }): Resource => ({
      type: 'lesson',
      id,
      title,
      description: excerpt,
      href: `/learn?lesson=${id}`,
      area: null,
      category: bodyLessons.has(id) ? 'stress' : 'anxiety',
      difficulty: 'beginner',
      minutes: readTime,
      tags: tags.slice(0, 3),
    }),
  ),
  ...lifeAreas.flatMap(cueSets),
  ...lifeAreas.map(
    (area): Resource => ({
      type: 'coach',
      id: area,
      ...coachTopics[area],
      href: `/coach?area=${area}`,
      area,
      category: 'stress',
      difficulty: 'beginner',
      minutes: null,
      tags: [area, 'coach'],
    }),
  ),
]

const byKey = new Map(resources.map((resource) => [keyOf(resource), resource]))

export function findResource(key: ItemKey): Resource | undefined {
  return byKey.get(keyOf(key))
}
