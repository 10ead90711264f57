// Package markdown writes a story as Markdown for trackers: headings, lists, a table and
// code spans, which GitHub, GitLab and Jira read alike. What an app says is in code
// spans or escaped, so that it makes no markup, link or mention.
package markdown
