/** Every handler of the house; the order is that of the API document. */
import type { Handler } from '../api/handler.ts';
import { handlers as keeprep } from '../wings/agency/cover/cover.server.ts';
import { handlers as coverFiles } from '../wings/agency/cover/files/files.server.ts';
import { handlers as agencyDashboard } from '../wings/agency/dashboard/dashboard.server.ts';
import { handlers as agencyFrame } from '../wings/agency/frame/frame.server.ts';
import { handlers as agencyGuide } from '../wings/agency/guide/guide.server.ts';
import { handlers as deliveryBook } from '../wings/agency/letters/letters.server.ts';
import { handlers as agencyPassword } from '../wings/agency/password/password.server.ts';
import { handlers as agencyUploads } from '../wings/agency/result-upload/upload.server.ts';
import { handlers as agencyReport } from '../wings/agency/results/results.server.ts';
import { handlers as agencySecurity } from '../wings/agency/security/security.server.ts';
import { handlers as agencySignIn } from '../wings/agency/sign-in/sign-in.server.ts';
import { handlers as agencySubmission } from '../wings/agency/submission/submission.server.ts';
import { handlers as agencySummary } from '../wings/agency/summary/summary.server.ts';
import { handlers as agencySlips } from '../wings/agency/transfer-proofs/slip.server.ts';
import { handlers as board } from '../wings/info/board/board.server.ts';
import { handlers as calendar } from '../wings/info/calendar/calendar.server.ts';
import { handlers as captcha } from '../wings/info/captcha/captcha.server.ts';
import { handlers as infoDemand } from '../wings/info/complaints/complaints.server.ts';
import { handlers as infoCookie } from '../wings/info/cookie/cookie.server.ts';
import { handlers as election } from '../wings/info/election/election.server.ts';
import { handlers as infoFrame } from '../wings/info/frame/frame.server.ts';
import { handlers as visits } from '../wings/info/frame/visits.server.ts';
import { handlers as home } from '../wings/info/home/home.server.ts';
import { handlers as rates } from '../wings/info/rates/rates.server.ts';
import { handlers as topicPreview } from '../wings/info/topics/preview/preview.server.ts';
import { handlers as topics } from '../wings/info/topics/topics.server.ts';
import { handlers as verify } from '../wings/info/verify/verify.server.ts';
import { handlers as gian } from '../wings/member/beneficiaries/beneficiaries.server.ts';
import { handlers as certificate } from '../wings/member/certificate/certificate.server.ts';
import { handlers as kep } from '../wings/member/collections/collections.server.ts';
import { handlers as kepcrem } from '../wings/member/cremation/cremation.server.ts';
import { handlers as deposit } from '../wings/member/deposits/deposits.server.ts';
import { handlers as depStatement } from '../wings/member/deposits/statement/statement.server.ts';
import { handlers as dividend } from '../wings/member/dividends/dividends.server.ts';
import { handlers as memberFrame } from '../wings/member/frame/frame.server.ts';
import { handlers as picture } from '../wings/member/frame/picture/picture.server.ts';
import { handlers as coll } from '../wings/member/guarantees/guarantees.server.ts';
import { handlers as impersonate } from '../wings/member/impersonation/impersonate.server.ts';
import { handlers as loan } from '../wings/member/loans/loans.server.ts';
import { handlers as status } from '../wings/member/overview/overview.server.ts';
import { handlers as password } from '../wings/member/password/password.server.ts';
import { handlers as registering } from '../wings/member/registration/registration.server.ts';
import { handlers as entering } from '../wings/member/required-change/required-change.server.ts';
import { handlers as security } from '../wings/member/security/security.server.ts';
import { handlers as share } from '../wings/member/shares/shares.server.ts';
import { handlers as signIn } from '../wings/member/sign-in/sign-in.server.ts';
import { handlers as terms } from '../wings/member/terms/terms.server.ts';
import { handlers as welfare } from '../wings/member/welfare/welfare.server.ts';
import { handlers as officeActivation } from '../wings/office/activation/activation.server.ts';
import { handlers as officeReports } from '../wings/office/agency-reports/agency-reports.server.ts';
import { handlers as officeBackups } from '../wings/office/backups/backups.server.ts';
import { handlers as officeBegin } from '../wings/office/begin/begin.server.ts';
import { handlers as officeBoard } from '../wings/office/board/board.server.ts';
import { handlers as officeCategories } from '../wings/office/categories/categories.server.ts';
import { handlers as complaintTargets } from '../wings/office/complaint-targets/targets.server.ts';
import { handlers as officeComplaints } from '../wings/office/complaints/complaints.server.ts';
import { handlers as officeDocuments } from '../wings/office/documents/documents.server.ts';
import { handlers as electionEdits } from '../wings/office/elections/edit/edit.server.ts';
import { handlers as officeElections } from '../wings/office/elections/elections.server.ts';
import { handlers as electionResults } from '../wings/office/elections/results/results.server.ts';
import { handlers as electionVoters } from '../wings/office/elections/voters/voters.server.ts';
import { handlers as officeEnrol } from '../wings/office/enrol/enrol.server.ts';
import { handlers as officeFirstSteps } from '../wings/office/first-steps/first-steps.server.ts';
import { handlers as officeHome } from '../wings/office/home/home.server.ts';
import { handlers as officeHelp } from '../wings/office/impersonation/impersonation.server.ts';
import { handlers as officeIntake } from '../wings/office/intake/intake.server.ts';
import { handlers as officeMedia } from '../wings/office/media/media.server.ts';
import { handlers as officeUploads } from '../wings/office/media/uploads.server.ts';
import { handlers as officeParticulars } from '../wings/office/particulars/particulars.server.ts';
import { handlers as officeSearch } from '../wings/office/search/search.server.ts';
import { handlers as officeSecurity } from '../wings/office/security/security.server.ts';
import { handlers as officeConfirm } from '../wings/office/sign-in/confirm/confirm.server.ts';
import { handlers as officePasskey } from '../wings/office/sign-in/passkey/passkey.server.ts';
import { handlers as officeSignIn } from '../wings/office/sign-in/sign-in.server.ts';
import { handlers as rateDifferences } from '../wings/office/site/rates/differences.server.ts';
import { handlers as officeSite } from '../wings/office/site/site.server.ts';
import { handlers as officeStaff } from '../wings/office/staff/staff.server.ts';
import { handlers as officeEditor } from '../wings/office/topics/editor/editor.server.ts';
import { handlers as officePeople } from '../wings/office/topics/people/people.server.ts';
import { handlers as officeTopics } from '../wings/office/topics/topics.server.ts';
import { handlers as officeVersions } from '../wings/office/topics/versions/versions.server.ts';
import type { AppServices } from './open-services.ts';

export const allHandlers: readonly Handler<AppServices>[] = [
  ...infoFrame,
  ...visits,
  ...infoCookie,
  ...infoDemand,
  ...captcha,
  ...election,
  ...home,
  ...rates,
  ...calendar,
  ...topics,
  ...topicPreview,
  ...verify,
  ...board,
  ...signIn,
  ...registering,
  ...memberFrame,
  ...picture,
  ...terms,
  ...entering,
  ...password,
  ...security,
  ...status,
  ...share,
  ...loan,
  ...deposit,
  ...certificate,
  ...depStatement,
  ...kep,
  ...kepcrem,
  ...coll,
  ...dividend,
  ...gian,
  ...welfare,
  ...agencySignIn,
  ...agencyFrame,
  ...agencyPassword,
  ...agencySecurity,
  ...agencyGuide,
  ...keeprep,
  ...coverFiles,
  ...agencyReport,
  ...agencySubmission,
  ...agencyUploads,
  ...agencySlips,
  ...deliveryBook,
  ...agencyDashboard,
  ...agencySummary,
  ...officeSignIn,
  ...officeConfirm,
  ...officePasskey,
  ...officeEnrol,
  ...officeHome,
  ...officeHelp,
  ...officeActivation,
  ...officeBoard,
  ...officeComplaints,
  ...complaintTargets,
  ...officeReports,
  ...officeBackups,
  ...officeIntake,
  ...officeDocuments,
  ...officeElections,
  ...electionEdits,
  ...electionVoters,
  ...electionResults,
  ...officeMedia,
  ...officeUploads,
  ...rateDifferences,
  ...officeSearch,
  ...officeStaff,
  ...officeSecurity,
  ...officeSite,
  ...officeParticulars,
  ...officeBegin,
  ...officeFirstSteps,
  ...officeTopics,
  ...officeEditor,
  ...officePeople,
  ...officeVersions,
  ...officeCategories,
  ...impersonate,
];
