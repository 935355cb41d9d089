import { anyOf } from '../concepts/concept.ts'
import type { AreaPhrases } from './area-phrases.ts'

export const workPhrases: readonly AreaPhrases[] = [
  {
    area: 'work',
    weight: 2,
    phrases: [
      anyOf(
        'boss bosses manager managers supervisor foreman ceo cto cfo coo vp executive executives exec execs management ' +
          'team_lead my_lead line_manager charge_nurse employer higher_ups coworker office workplace coworking overtime payroll ' +
          'rota hr salary pay_rise payrise paycheck promotion promo payslip shift shifts night_shift on_shift clock_in break_room ' +
          'staff_room standup sprint deadline deadlines all_hands offsite onboarding sales_floor freelance freelancer ' +
          'client clients investor investors prospect prospects stakeholder stakeholders new_hire hiring recruiter recruiters ' +
          'job_interview interviewer job_offer job_fair jobs_fair jobs_fair resignation notice_period colleague colleagues ' +
          'performance_review yearly_review quarterly boardroom board_meeting conference_room town_hall trade_show toolbox ' +
          'tech_screen assessment_centre assessment_center headcount oncall on_call_rota hot_desk cubicle photocopier ' +
          'industry keynote_speaker month_end busy_season till customers customer ward handover patients consultant registrar ' +
          'demo_day product_manager pm staff_meeting staff_do work_trip business_trip receptionist_job apprenticeship ' +
          'internship intern interns laid_off my_rate hourly_rate tips_owed work_party holiday_party networking linkedin warehouse ' +
          'factory construction_site the_crew my_crew work_christmas christmas_do leaving_drinks professional_event headquarters ' +
          'supply_room one_on_one cold_calling sales_calls sales_call cold_calls microwave_at_work director work_day',
      ),
      '(my|at|the|a|this|new|his|her|our|to|from|for|after|of|about|before|remote|day|in|hate|current) (job|work|workplace)',
      '(work|working) (event|lunch|dinner|drinks|party|thing|meeting|call|friend|friends)',
      '(got|get|didn|not get|apply|applied|applying|lost|quit|quitting|start|starting) (the|a|my|for|new) ~1 (job|jobs|position|role|lead)',
      '(the|my|a|team|staff|this|every|client|weekly|morning|big|budget|during|zoom) (meeting|meetings|team|standup|client|customer|shift)',
      '(in|at|for|before|after|during) (meetings|work|interviews|conferences)',
      '(second|final|first|phone|panel) (interview|round)',
      '(the|my|an|no|after|interview) interview',
      '(ask|want|request|get|getting|need|deserve) (for )?(a|my|more|the) ~1 (raise|bonus|money|salary|promotion|hours)',
      '(raise|promotion|bonus) (talk|conversation|request)',
      '(time|day|days|week|weekend|one|sunday|sundays|saturday|night) off',
      '(sick|parental|maternity|annual) leave',
      '(call|calling) in sick',
      'working (from home|nights|days|late|hours)',
      '(new|the|our|my) (kid|guy|girl|person) at (clock in|work)',
      '(elevator|lift|kitchen|hallway|corridor) with (my|the|a) (boss|ceo|manager|director|colleague|coworker)',
      'on (nights|days|lates|earlies)',
      '(my|the|our|whole|this|new|a) (company|firm|agency|department|branch|employer|owners|owner)',
      '(from|in) (finance|accounting|marketing|sales|legal|engineering|it|procurement|another department)',
      '(the|my|her|his) (apprentice|trainee|intern|replacement)',
      '(team|staff|department|project|budget|work|sales|client|site) (meeting|lunch|dinner|drinks|call|visit|day|retreat|party|trip)',
      '(work|office) (drinks|do|bash|outing|kitchen|party)',
      '(chaired|chair|led|lead|run|ran) (the|a|our) (meeting|standup|workshop)',
      'meeting room',
      '(suppliers|supplier|wholesaler|contractor|contractors|subordinate|subordinates|shareholders|council|hiring panel)',
      '(my|the|his|her) (newsletter|budget|spreadsheet|inbox)',
    ],
  },
  {
    area: 'work',
    weight: 1,
    phrases: [
      anyOf(
        'job work working team crew staff department meeting meetings zoom project projects presentation pitch pitching ' +
          'slides deck demo elevator lift printer desk conference training briefing webinar business career interview interviews quit ' +
          'director nurse doctor_i teacher_i engineer freelance gig quote invoice contract workload agenda tasks scope targets budget finance newsletter owners investors camera_on ' +
          'dispatcher load combine audition hired fired sales account_manager lunch_break till regulars regular panel moderate ' +
          'colleagues email_chain reply_all update hiring feedback raise partner_at proposal external_candidate lead_role seating_plan',
      ),
    ],
  },
]
