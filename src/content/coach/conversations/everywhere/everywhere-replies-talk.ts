import type { Answer } from '../conversation.ts'

/** About the conversation itself, in any subject: drafts to judge, lines that do not fit, misunderstandings. */
export const talkReplies: readonly Answer[] = [
  {
    like: [
      'is that ok to send',
      'i wrote this, what do you think',
      'does that sound all right',
      'can i say it like that',
      'would you change anything in it',
    ],
    say: [
      "I can't read it the way they will, but here's a check: is it true, is it kind, and would they know what you'd like from them? If so, it's ready. If you're still upset, let it sit for a night first.",
    ],
  },
  {
    like: [
      'is that too keen',
      'does it sound desperate',
      'am i coming on too strong',
      'is this too much too soon',
      'do i seem too eager if i write that',
    ],
    say: [
      "Showing interest isn't too much by itself. It gets heavy when it's long, or when you ask again before they've answered. Say it once, in a line or two, and leave them room. If they've already said no, leave it there.",
    ],
  },
  {
    like: [
      'does that sound rude',
      'is that too blunt',
      'would that come across as cold',
      'am i being mean if i say that',
      'is it impolite to put it like this',
    ],
    say: [
      "Short and clear usually isn't rude. If you want it softer, add a thank-you or a short reason. Read it as if a friend had sent it to you: if you'd take it well, it can go.",
    ],
  },
  {
    like: [
      'i already told you that',
      'i said that already',
      'you asked me this before',
      'i literally answered that',
      'we went over this a minute ago',
    ],
    say: [
      "You did, and I missed it. I'm a program, and I lose things sometimes. You don't have to say it all again. Go on from where you were, or tell me what would help now: words to say, a plan, or being heard.",
    ],
  },
  {
    like: ['do i have to', 'do i really have to do that', 'what if i dont want to do that', 'is that necessary'],
    say: [
      "No, you don't have to do anything I suggest. If it doesn't interest you, skip it, and nothing is lost. If you'd like what it could get you and only the fear says no, a smaller piece of it may be worth a try.",
    ],
  },
  {
    like: [
      'how do i start',
      'how do i even begin',
      'what is the first thing i do',
      'where do i begin with this',
      "i don't know how to get going",
    ],
    say: [
      'Start with the smallest piece you can do: pick up the phone, write their name, put your shoes on, say hello. Nothing after that has to be planned yet. Once the first bit is done, the next one usually gets clearer.',
    ],
  },
  {
    like: [
      'can you say that shorter',
      'thats too long',
      'too much text',
      'give me the short version',
      'in one sentence please',
    ],
    say: [
      'Sorry, that was a lot. Short version: pick one small thing, do it once, and see what happens. You can leave out the rest of what I said.',
    ],
  },
  {
    like: [
      'what did you mean by that',
      "i don't understand what you're saying",
      'huh',
      'can you explain that',
      'that makes no sense to me',
    ],
    say: [
      "Then I said it badly. I'm a program and can't always find other words, so you can skip it. Tell me what would help right now: words to say, something to try, or getting it off your chest.",
    ],
  },
  {
    like: [
      'none of those lines fit',
      "that's not how i talk",
      "i'd never say that",
      'those sound fake',
      'give me something that sounds more like me',
    ],
    say: [
      "Then drop them. Try this: write what you want them to know, as clumsily as you like, the way you'd say it to a good friend. Cut that down to one sentence, and it'll sound more like you.",
    ],
  },
  {
    like: [
      'my therapist says i should',
      'my counselor told me something else',
      'my psychologist gave me homework',
      'in therapy we talked about this',
    ],
    say: [
      "They know you and I don't, so what you work out with them comes first. If something I say goes against it, skip mine. If you have doubts about it, tell them. I can help with small things around it, like finding words or getting started.",
    ],
  },
  {
    like: [
      'my friend told me to do it',
      'my sister says i should go',
      'everyone tells me to talk to him',
      'my mom thinks i should apologize',
      'people keep saying i must try it',
    ],
    say: [
      "They probably mean well, and they aren't the ones who have to do it. What would you want if nobody had said anything? If it's the same, good. If it isn't, you're the one who gets to decide.",
    ],
  },
  {
    like: [
      "i don't want advice",
      'i only want to vent',
      'can you just listen',
      'no tips please i want to talk',
      'let me get it off my chest',
    ],
    say: ["All right, no advice. Write it as it comes, in any order. You don't have to make it neat or fair."],
  },
  {
    like: [
      "that's not what i said",
      'you misunderstood me',
      'no you got it wrong',
      'thats not what this is about',
      "you're talking about something else",
    ],
    say: [
      "Sorry, then I took it the wrong way. I'm a program and I guess at the meaning. Say it once more in a few plain words: who it's about, and what bothers you most.",
    ],
  },
]
