import type { Conversation } from '../conversation.ts'

export const groupWork: Conversation = {
  id: 'group_work',
  name: 'group work',
  tap: 'Group projects',
  open: {
    say: [
      "With group work your grade, or your result, is tied to people you didn't pick. Which part do you dread most: finding a group, speaking up in it, or being the one they complain about?",
      'In a small group people notice when you talk, and they may notice when you say nothing. What do you think would happen if you said what you really think?',
      'Other people get to see your part before it is finished. What are you afraid they would make of it?',
    ],
    taps: ['Nobody picks me', 'I stay silent', 'I do everything', 'My part is bad'],
  },
  openAfter: {
    say: [
      "So you were in it with them, and now it's still going around in your head. What was actually said, and by whom?",
      'After a group meets, you go home with your own version of it and no way to see theirs. Which moment do you keep going back to?',
    ],
    taps: ['I said nothing', 'They ignored me', 'We argued', 'I was left over'],
  },
  glad: {
    say: [
      'That is good news. Working with people is a lot to manage at once, and you were one of them today.',
      'Good. You had a place in that group and you used it. Nothing to add to that.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that they'll listen to your idea, exchange a look, and go on as if you hadn't said it. Is that close?",
      "Maybe it's this: they'll decide you are the weak one who drags the whole thing down, and they'll say so when you're not there. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'At your next meeting, or in the chat, say one thing in the first ten minutes: "I can take part two," or "I\'d do it the other way." Guess beforehand what they\'ll answer. Then see what they do. Would you try that?',
      'Show the group something of yours that is only half done, without an apology in front of it. Write down what you expect them to say. Then compare it with what they say. Would you be up for that?',
      "Before anyone hands out the tasks, name the one you'd like. One sentence, no reasons. Your guess may be that they'll find it pushy, so watch for that. What would make it doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'article:group-projects-social-anxiety',
    step: 'say one thing to your group early on and see what they do with it',
  },
  stepAfter: {
    say: [
      'Write down for ten minutes what each person said and who took which task. Keep out what you think they meant. If one thing is unclear, ask it in the chat in one line. Then close it for today. Could you do that?',
      "Look for what can be mended. A missed deadline or a sharp word gets one short message: what happened, and what you'll do by when. Everything else gets ten minutes of thinking and then a stop. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts of the meeting and send one line if something needs fixing',
  },
  other: {
    say: [
      'You could go through one person instead of the group. Pick the one who seems the least hard, and write to them alone: "How do you see our part?" One ally changes how the next meeting feels. Who would that be?',
      'Here is a change of setting: suggest a shared document where everybody writes their ideas before the meeting. Then your idea is on the table before you have to say a word. Would you want to suggest that?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'write to one person in the group, or suggest a shared document',
  },
  smaller: {
    say: [
      'Two minutes, by text: answer one message in the group chat with more than a thumbs-up. "Works for me, I\'ll start with the first part" is plenty. Send it without rereading it three times. Could you do that today?',
      "Make it tiny. Alone, write one sentence that says which part you'd like to do. You don't have to send it today. Does that sound small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write one sentence to the group, even if you send it later',
  },
  why: {
    say: [
      "Because a group forms an idea of you either way, and silence gives them very little to go on. One sentence early lets them know you're in it. It also gets harder the longer you wait.",
      "Because you've been guessing what they'd say. They're the only ones who can tell you, and they can only do that if they get something from you to answer.",
    ],
  },
  lines: {
    say: [
      `For getting in, and for getting a word in:\n"Do you have room for one more?"\n"I'd like to take the first part."\n"Can I go back to something you said a minute ago?"`,
      `For when the work isn't shared:\n"I've done two parts. Who can take the next one?"\n"Can we say who does what, and by when?"\n"I can't finish this alone by then. I need one of you on it."`,
    ],
  },
  when: {
    say: [
      'Good. Is there a meeting coming up, or will it be in the chat, and on which day?',
      "Then let's give it a time, because group chats have none. When will you do it?",
    ],
    taps: ['Today in the chat', 'At the next meeting', 'This week'],
  },
  agreed: {
    say: [
      "Fine, that's the plan. One sentence is a contribution.",
      'Then it stands. How they answer is up to them, and saying it is up to you. I will ask you about it.',
    ],
  },
  didIt: {
    say: [
      'You put something into the group. That took something. What did they do with it, next to what you had guessed?',
      'Said and heard. That counts, whatever they answered. Did anything turn out differently from what you pictured?',
    ],
    taps: ['They liked it', 'They ignored it', 'We used some'],
  },
  partly: {
    say: [
      'Part of it is out there now, and a part is enough to work with. What was left unsaid?',
      'That counts. Where was the point at which you let the others take over?',
    ],
    taps: ['I got talked over', 'I wrote, not sent', 'I said it quietly'],
  },
  didNot: {
    say: [
      "All right, it's still there to do. Was there no gap to get into, or was it too much to say?",
      "Groups move fast, and a chance can be gone before you've finished the thought. What got in the way this time?",
    ],
    taps: ['They were too fast', 'It was too big', 'We never met'],
  },
  wentBadly: {
    say: [
      "That's hard, when you still have to finish something together. What did they say, as exactly as you remember?",
      'It hurts to be turned down by people you depend on for this. Take your time with it. What happened right before it went wrong?',
    ],
    taps: ['They ignored me', 'They got annoyed', 'They left me out', 'My part was bad'],
  },
  distress: {
    say: [
      'Leave the project alone for a minute. Put your phone face down, stand up, and push both hands against a wall for ten seconds. The group can wait for an answer. So can I.',
      'Slow it down. Look around and name five things you can see, out loud if you can. Nothing has to be sent today. You can stop here and come back.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there's the work, and on top of it there's the question of where you stand with them. Which one takes more out of you?",
    'Okay, that helps me see it. How many of you are there, and is there one person who is all right to talk to?',
    'You have been carrying that next to the actual assignment. What do you usually do when the talking starts?',
  ],
  reassure: [
    "I can't know what they say about you, and neither can you. Known is what they've written or said to your face. The rest is guessing. Do you want to test a small piece of it?",
    "There's no way to promise they'll be fair or like your idea. What can be found out is what happens when you say one thing early. Shall we plan that one thing?",
  ],
  answers: [
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
        'Say it with facts, to all of them at once: what you have done, what is left, and which piece you want somebody to take, by when. If nothing moves, tell the teacher early. That is not snitching.',
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
        `Then they say no to the idea, and you're back where you were before. Groups throw out most ideas, good ones too. You can offer it as a draft: "Rough version, tell me what's missing."`,
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
        'You can ask for a short part; many groups are glad to split it unevenly. Trading all the work for not speaking is a high price, and the fear stays. One slide, two sentences, said by you, is a fair start.',
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
        `That can't be known from the outside: some groups forget, some leave people out. Ask it flat: "Did I miss a meeting? Please add me, I want to do my part." If it happens again after that, bring in the teacher.`,
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
        `Read the task out loud and ask, "Where do we start?" Somebody has to break it, and often the whole group is relieved. It needs no idea of your own. After that, others usually come in.`,
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
  ],
}
