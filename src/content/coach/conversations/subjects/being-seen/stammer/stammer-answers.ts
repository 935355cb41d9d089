import type { Answer } from '../../../conversation.ts'

export const stammerAnswers: readonly Answer[] = [
  {
    like: [
      'how do i stop stuttering',
      'can i get rid of it',
      'will it ever go away',
      'i want to talk normally',
      'is there a trick to not stutter',
    ],
    say: [
      "I can't promise that, and I'd be careful with anyone who does. A speech therapist can help with the speaking itself. What we can work on here is how much the fear of it decides for you, and that can change a lot.",
    ],
  },
  {
    like: [
      'what do i do when i block',
      'im stuck in the middle of a word what now',
      'how do i get out of a block',
      'nothing comes out what should i do',
    ],
    say: [
      "Stop pushing for a moment, let the tension in your jaw and lips go, then start the same word again, slowly. Keep looking at the person. Silence is all right. You don't need to swap the word or give up the sentence.",
    ],
  },
  {
    like: [
      'they finish my sentences',
      'people say the word for me',
      'how do i tell them to wait',
      'my friend always completes my words',
      'should i say something when they jump in',
    ],
    say: [
      `You can tell them, yes: "Please let me finish. It helps when you wait." Many do it to be kind and don't know it's unwelcome. Say it at a calm time rather than in the middle of a block.`,
      'Tell the ones you see often, once, and let it go with strangers. If somebody guesses a wrong word, you can shake your head and go on with yours. You keep the sentence.',
    ],
  },
  {
    like: [
      'i cant say my own name',
      'introductions are the worst',
      'i block on my name every time',
      'what if i get stuck when they ask who i am',
      'going around saying names',
    ],
    say: [
      `Many people who stutter find their name the hardest word, because it can't be swapped. You can put a few words in front: "Hi, I'm ..." and take your time. If it sticks, let it stick, and keep your eyes on them.`,
    ],
  },
  {
    like: [
      'should i tell people i stutter',
      'do i warn them before',
      'should i mention it in the interview',
      'is it better to say it or hide it',
      'do i say it at the start',
    ],
    say: [
      "Often yes, in one plain sentence and without an apology. It tells them what to expect and takes the guarding off you. You don't owe it to anyone, though. Try it with one person and see which way is lighter.",
    ],
  },
  {
    like: [
      'what if they laugh',
      'people laugh when i stutter',
      'he imitated me',
      'they make jokes about how i talk',
      'kids copy my stutter',
    ],
    say: [
      `Some people do laugh, and it's wrong, even when they think it's a joke. You can say, "I stutter. It's not a joke." If it keeps happening at school or work, tell somebody in charge. You don't have to put up with it.`,
    ],
  },
  {
    like: [
      'phone calls are impossible',
      'they hang up on me',
      'they ask if the line is bad',
      'i get stuck on hello',
      'cant order by phone',
    ],
    say: [
      `Say it in your first sentence if you can: "I stutter, so please stay on the line." Then a pause is no longer a bad connection. If they hang up anyway, call again. A message is fine on tired days, as long as it isn't every time.`,
    ],
    item: 'challenge:ask-when-they-close',
  },
  {
    like: [
      'why do i stutter more when im nervous',
      'is it because im anxious',
      'what causes it',
      'why only with some people',
      'is it my fault',
    ],
    say: [
      "It isn't your doing. Stuttering mostly comes from how the brain handles speech. Nerves don't cause it, though they can make it stronger. So more with strangers and less with a friend or a pet is very common.",
    ],
  },
  {
    like: [
      'i swap words all the time',
      'i order something else because i cant say it',
      'nobody knows i stutter i hide it',
      'i say um until it comes out',
      'i pretend i forgot the word',
    ],
    say: [
      "Lots of people who stutter do that, and it's tiring, because you're on watch all day and say things you didn't mean. The way off it is small: one word a day that you don't swap, with someone who is in no hurry.",
    ],
  },
  {
    like: [
      'everyone else can talk',
      'everybody else speaks without thinking',
      'im the only one who cant say a simple sentence',
      'am i the only one',
      'is it normal at my age',
    ],
    say: [
      "You're not the only one. Adults of every age and in every job stutter, and many hide it as well as you might. Speaking without planning is something others have for free, and it's fair to be angry about that sometimes.",
    ],
  },
  {
    like: [
      'they think im stupid',
      'they think im drunk or lying',
      'people think im nervous',
      'i sound unprepared',
      'nobody takes me seriously when i stutter',
    ],
    say: [
      'Some might; you can\'t rule it out. A stutter says nothing about how clearly you think, and one sentence tells them so: "I stutter. I know exactly what I want to say." After that, what you say has to do the rest.',
    ],
  },
  {
    like: [
      'i already did speech therapy',
      'i tried all the techniques',
      'breathing exercises dont work',
      'ive tried everything for my stutter',
      'tried telling people already',
    ],
    say: [
      "Then you know more about it than I do. What I'd add isn't a technique for smooth speech. It's doing things while stuttering: making the call, giving the answer. Some speech therapists work that way too, if the last one didn't.",
    ],
  },
  {
    like: [
      'id rather not say anything',
      'its better to stay quiet',
      'i let others order for me',
      'i avoid talking to people',
      'i dont go to things where i have to introduce myself',
    ],
    say: [
      "You can stay quiet, and some days that is a rest you need. If it's most days, people miss out on what you think, and so do you on them. Pick one place a week where you speak for yourself.",
    ],
  },
  {
    like: [
      'where do i look when i block',
      'what do i do with my eyes',
      'i shut my eyes when im stuck',
      'my face twists when i block',
      'i tap my leg to get the word out',
    ],
    say: [
      "At the person, if you can, even in the middle of the block. It tells them you're still talking. Looking away or tapping comes by itself, so don't fight it hard. Try to keep your eyes on them for one block a day.",
    ],
  },
]
