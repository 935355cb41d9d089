import type { Answer } from '../conversation.ts'

/** About the talk itself, whatever the subject: a draft to judge, lines that do not fit, what was meant. */
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
      "I can't hear it the way they will, but here is a check that works: is it true, is it kind, and would they know what you'd like from them? If so, it's ready. The first version is often the one that sounds most like you.",
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
      "Interest on its own isn't too much; most people like to be wanted there. It gets heavy when it's long, or when it asks for an answer twice. Say it once, in a line or two, and leave them room. Then it's warm.",
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
      "Clear and short usually isn't rude. What softens it is a thank you or a reason, half a sentence of either. Read it as if a friend had sent it to you: if you'd take it well, it can go.",
    ],
  },
  {
    like: [
      'i already told you that',
      'i said that already',
      'you asked me this before',
      'i literally answered that',
      'we were over this a minute ago',
    ],
    say: [
      "You did, and I missed it. I'm a program, and I lose things sometimes. You don't have to tell it again. Go on from where you were, or tell me what you'd like to have at the end of this: words, a plan, or an ear.",
    ],
  },
  {
    like: [
      'do i have to',
      'do i really have to do that',
      'is there no way around it',
      'what if i dont want to do that',
      'is that necessary',
    ],
    say: [
      "No, you don't have to. It's an offer. If you skip it out of no interest, nothing is lost. If you'd like what is on the other side and only the fear says no, a smaller piece of it may be worth a try.",
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
      'With the smallest part that can be seen from outside: pick up the phone, write their name, put your shoes on, say hello. Nothing after that has to be planned yet. Once the first bit is done, the next one shows itself.',
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
      'Short version: one small thing, done once, and then see what happened. The rest of what I said you can leave out.',
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
      "Then I said it badly. I can't put everything I say in other words, but you can skip it without missing much. Tell me what you'd want right now, words to say, something to try, or being listened to, and I'll go there.",
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
      "Then they're not yours; drop them. Try this: tell me what you want them to know, as clumsily as you like, the way you'd say it to a good friend. That sentence, cut in half, is usually the line.",
    ],
  },
  {
    like: [
      'my therapist says i should',
      'my counselor told me something else',
      'my psychologist gave me homework',
      'in therapy we talked about this',
      'my doctor thinks i should try it',
    ],
    say: [
      "Then go with that; they know you and I don't. If something here goes against it, leave mine out. I can help with the small things around it, like finding words or getting started on what you agreed.",
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
      "They want something good for you, and they aren't the ones who have to do it. What would you want if nobody had said anything? If it's the same, good. If it isn't, yours counts more.",
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
