import type { Answer } from '../../../conversation.ts'

export const apologyCommon: readonly Answer[] = [
  {
    like: [
      'should i apologize',
      'do i need to say sorry for that or not',
      'do i owe her an apology',
      'Ought I to apologise, or would that be overdoing it?',
      'i want to say sorry but i dont know if i should',
      'is this a sorry situation or am i overthinking',
      'i must apologize to him? what you think',
    ],
    say: [
      "Quick test: if it hurt somebody or cost them something, then yes, once, in one sentence. If it only embarrassed you, no apology is due; being awkward isn't an offense. Which of the two is it?",
    ],
  },
  {
    like: [
      'who do i even apologize to, her or everyone',
      'do i say sorry to the whole group or just him',
      'should I apologize to all of them or only the one I snapped at',
      'to whom should the apology go? there were several people present',
      'to everybody in the chat or privately?',
      'i was rude to one guy but 6 people heard. say sorry to who',
      'should i post sorry in the group or dm her',
    ],
    say: [
      "To the person it landed on, privately, in a sentence or two. The others don't need an apology; seeing the two of you talk normally again tells them enough. A group apology mostly makes everybody else look back at it.",
    ],
  },
  {
    like: [
      'wouldnt apologizing make it a bigger thing',
      'if i bring it up again doesnt that make it bigger',
      'what if she already forgot and my sorry reminds her',
      'Might I not draw more attention to it by apologising?',
      'if i say sorry now it becomes a whole thing',
      'i dont want to make it weird by apologizing, is that stupid',
      "they maybe didn't notice. if i apologize they will notice",
    ],
    say: [
      'It gets bigger when the apology is long or repeated. One sentence and then straight on to something else keeps it small. If nobody was hurt and it was only awkward, leave it: acting normal next time does the job on its own.',
    ],
  },
  {
    like: [
      'i said sorry like five times already',
      "I've already apologized twice, should I do it again",
      'is it bad that i keep saying sorry to her',
      'I apologised yesterday but it felt insufficient. Should I write as well?',
      'he said its fine but i want to say sorry again',
      'already apologised. she said no worries. i dont believe her',
      'i keep apologizing and i can tell its annoying',
    ],
    say: [
      "Once was enough, so you're done. Another sorry would ask them to comfort you, and that turns the thing around. The urge to say it again is the anxiety wanting proof that it's all right. What helps now is being ordinary with them: a hello, a normal question.",
    ],
    about: 'over',
  },
  {
    like: [
      'it was a year ago. is it too late to say sorry',
      'can i still apologize after so long',
      'i was mean to a friend in high school, its been years, do i write',
      'Is there a point at which an apology comes too late?',
      'i said bad thing to my cousin 2 years ago. too late now?',
      'sooo many months passed.. would a sorry be weird',
      'It has been six months since I let her down. Should I leave it be?',
    ],
    say: [
      "It's not too late if it's for them and you want nothing back. Keep it to three lines: what you did, that you're sorry, that they don't have to answer. Some people will be glad, some won't reply, and both are their right.",
    ],
  },
  {
    like: [
      'i made a stupid remark to my manager and need to apologize. what do i say',
      'said something careless to my boss in front of people. how do i say sorry',
      'How might I apologize to my supervisor for a thoughtless comment?',
      'i joked about my managers presentation and she looked hurt. what do i write her',
      'I said wrong thing to boss yesterday, want to say sorry, which words',
      'need apology for boss, short, for a dumb comment',
      'My remark to the director came out ruder than I meant. Please help me put it right.',
    ],
    say: [
      'Name the remark, say sorry, stop there.\n"I want to apologize for what I said. It was careless."\n"You didn\'t deserve that, and I\'m sorry."\n"You don\'t need to answer. I wanted to say it."',
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'i snapped at my partner. how do i apologize',
      'i yelled at my mom and feel awful, what do i say',
      'How should I make amends for losing my temper with a colleague?',
      'snapped at a coworker today. text?',
      'I was angry and say bad words to friend, how to say sorry',
      'blew up at my kid. what do i say to him',
      'i bit her head off for nothing, need an apology thats not excuses',
    ],
    say: [
      'Leave the excuses out.\n"I\'m sorry I snapped at you. You didn\'t deserve it."\n"My temper is mine to handle, not yours."\n"I want to do better next time."',
    ],
    about: 'over',
    asks: 'words',
  },
  {
    like: [
      'how do i apologize for something i said at a party',
      'said a dumb joke and someone got hurt. what do i write her',
      'How may I apologize to an acquaintance for an awkward remark?',
      'i put my foot in my mouth last night, words for sorry?',
      'I said stupid thing to friend girlfriend, want say sorry',
      'want to apologize but not make it a huge drama, what do i text',
      'that comment i made was out of line. how do i say it to them',
    ],
    say: [
      'Once, plainly, no long explaining.\n"I\'ve thought about what I said, and it wasn\'t okay. I\'m sorry."\n"I didn\'t mean to hurt you, and I can see that it may have."\n"You don\'t have to reply."',
    ],
    about: 'over',
    asks: 'words',
  },
]
