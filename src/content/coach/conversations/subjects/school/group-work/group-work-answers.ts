import type { Answer } from '../../../conversation.ts'

export const groupWorkAnswers: readonly Answer[] = [
  {
    like: [
      'nobody picks me',
      'what if im left over when we choose groups',
      'find a partner are the worst words',
      'everyone already has a group',
      'i always end up with the leftovers',
    ],
    say: [
      `Then you go to the teacher or the nearest group and say, "I'm not in a group yet. Do you have room?" It burns for a minute. Often people went with their friends, and it may have little to do with you.`,
      'It can happen, and it hurts each time. To get ahead of it, ask one person before the day comes: "Do you have anyone for the project yet?" Asking early takes the public choosing out of it.',
    ],
  },
  {
    like: [
      'i end up doing everything',
      'nobody else does any work',
      'they leave it all to me because i dont say anything',
      'im doing the whole project alone',
      'how do i tell them to do their share',
    ],
    say: [
      "Say it with facts, to all of them at once: what you have done, what's left, and which piece you want somebody to take, by when. If nothing moves, tell the teacher early. That's not snitching.",
    ],
    item: 'challenge:fair-shares-in-the-group',
  },
  {
    like: [
      'they talk over me',
      'i cant get a word in',
      'every time i start somebody interrupts',
      'they ignore my ideas and then someone else says the same thing',
    ],
    say: [
      `Start with a name or a hand: "Wait, one thing before we go on." Then say the whole point in one sentence. If you're cut off, say "I wasn't finished" once. Writing it in the chat as well means it can't get lost.`,
    ],
  },
  {
    like: [
      'what if my idea is stupid',
      'they will think its dumb',
      'my part isnt good enough to show',
      'i rewrite it ten times before sending',
      'what if they hate my part',
    ],
    say: [
      `Then they say no to the idea, and you're back where you were before. Groups throw out a lot of ideas, good ones too. You can offer it as a draft: "Rough version, tell me what's missing."`,
      'Some of it may need work; drafts do. Sending it rough once shows you what they really say. If you polish it until the last night, they have no time left to help you with it.',
    ],
  },
  {
    like: [
      'we have to present it together',
      'what if i have to speak in front of everyone',
      'can i do the slides and not talk',
      'i offered to do all the work so i dont have to present',
    ],
    say: [
      'You can ask for a short part; groups often split it unevenly. Trading all the work for not speaking is a high price, and the fear stays. One slide, two sentences, said by you, is a fair start.',
    ],
  },
  {
    like: [
      'can i work alone',
      'id rather do it by myself',
      'should i ask the teacher for an individual project',
      'im dropping the class because of the group project',
    ],
    say: [
      'You can ask, and with a good reason some teachers agree. If fear is the only reason, try a group of two first. Working alone every time gets the project done and leaves the next one as hard as this one.',
    ],
  },
  {
    like: [
      'they have a chat without me',
      'they met up and didnt tell me',
      'i think they made a second group chat',
      'am i being left out on purpose',
    ],
    say: [
      `You can't know from the outside: some groups forget, some leave people out. Ask straight out: "Did I miss a meeting? Please add me, I want to do my part." If it happens again after that, bring in the teacher.`,
    ],
  },
  {
    like: [
      'should i tell them im anxious',
      'do i explain why im so quiet',
      'they think im lazy because i dont talk',
      'is it ok to say im shy',
    ],
    say: [
      `One line can help, yes: "I'm quiet in groups, but I'm listening, and I'll do my part." Then they don't have to guess why you say little. You owe them the work. The reasons are yours.`,
    ],
  },
  {
    like: [
      'someone in the group is mean to me',
      'one guy puts me down every time',
      'she makes fun of what i say',
      'they are rude about my work',
    ],
    say: [
      'Criticism of the work is part of this; being put down is not. Say once, plainly, "Talk to me about the text, not about me." If it goes on, tell the teacher what was said and when. You can ask to change groups.',
    ],
  },
  {
    like: [
      'what do i say in the first meeting',
      'how do i start when nobody talks',
      'we all sit there in silence',
      'breakout rooms are so awkward',
      'what do i do when its quiet',
    ],
    say: [
      `Read the task out loud and ask, "Where do we start?" Somebody has to break the silence, and it doesn't take an idea of your own. After that, others usually come in.`,
    ],
  },
  {
    like: [
      'im behind and i havent told them',
      'i havent done my part',
      'i stopped answering the group chat',
      'i ghosted my group and now im scared to open it',
    ],
    say: [
      `Write to them today, before it grows: "I'm behind. I can have it done by Thursday, or someone takes half of it." Keep the apology to one sentence. They may be annoyed, and they'll know where they stand.`,
    ],
  },
  {
    like: [
      'is it normal to hate group work',
      'everyone else seems to like it',
      'am i the only one who dreads this',
      'other people become friends in groups and i dont',
    ],
    say: [
      "Yes, lots of people dread it, including some who look fine in it. You're graded, you depend on strangers and nobody is clearly in charge. Dreading that doesn't mean you're bad with people.",
    ],
  },
  {
    like: [
      'i already tried speaking up',
      'i said something and nobody reacted',
      'ive tried that they dont listen',
      'tried it, got shut down',
    ],
    say: [
      'Then the next try should look different. Silence after an idea can mean no, or that nobody was listening. Ask one person by name: "What do you think of it?" That gets you a real answer instead of a guess.',
    ],
  },
  {
    like: [
      'i cant say no when they give me the worst part',
      'they always give me the boring bit',
      'i say yes to everything they ask',
      'how do i disagree with them',
    ],
    say: [
      `Say what you'd rather do, and leave the rest open: "I'd rather take the summary. Can we swap?" They may say no, and then you've still been heard. Once is enough for a first time.`,
    ],
  },
]
